import { useEffect } from 'react';

/** Smaller differences are rounding errors. */
const ROUNDING_PX = 2;

/**
 * Sets `--kl-hidden-above` and `--kl-hidden-below` to the hidden parts of the layout viewport, for example
 * under an on-screen keyboard. Ignores a zoomed page.
 */
export function useVisibleViewport(): void {
  useEffect(() => {
    if (!window.visualViewport) return undefined;
    const viewport = window.visualViewport;
    const page = document.documentElement;

    function hide(side: 'above' | 'below', px: number): void {
      const name = `--kl-hidden-${side}`;
      if (px > ROUNDING_PX) page.style.setProperty(name, `${px}px`);
      else page.style.removeProperty(name);
    }

    function measure(): void {
      const isZoomed = viewport.scale > 1.01;
      hide('above', isZoomed ? 0 : viewport.offsetTop);
      hide('below', isZoomed ? 0 : page.clientHeight - viewport.offsetTop - viewport.height);
    }

    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
      hide('above', 0);
      hide('below', 0);
    };
  }, []);
}

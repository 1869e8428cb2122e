import { useEffect } from 'react';

/** Smaller differences are rounding errors. */
const NEAR_PX = 2;

/**
 * Sets `--kl-hidden-above` and `--kl-hidden-below` to how much of the layout viewport is not visible, for example under
 * an on-screen keyboard. Not while the page is zoomed.
 */
export function useVisibleViewport(): void {
  useEffect(() => {
    if (!window.visualViewport) return undefined;
    const seen = window.visualViewport;
    const page = document.documentElement;

    function hide(side: 'above' | 'below', px: number): void {
      const name = `--kl-hidden-${side}`;
      if (px > NEAR_PX) page.style.setProperty(name, `${px}px`);
      else page.style.removeProperty(name);
    }

    function measure(): void {
      const isZoomed = seen.scale > 1.01;
      hide('above', isZoomed ? 0 : seen.offsetTop);
      hide('below', isZoomed ? 0 : page.clientHeight - seen.offsetTop - seen.height);
    }

    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
      hide('above', 0);
      hide('below', 0);
    };
  }, []);
}

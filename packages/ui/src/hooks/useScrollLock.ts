import { useLayoutEffect } from 'react';

/** Locks the scrolling of the page while mounted. */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, []);
}

import { useLayoutEffect } from 'react';

/** The page behind does not scroll while this is shown. */
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

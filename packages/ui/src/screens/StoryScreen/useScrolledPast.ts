import { type RefObject, useEffect, useState } from 'react';
import { viewObserver } from '../../hooks/browserParts.ts';

/** Whether the element has been scrolled past, above the visible area. */
export function useScrolledPast(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrolledPast, setIsScrolledPast] = useState(false);

  useEffect(() => {
    const element = ref.current;
    const observer = viewObserver((entries) => {
      const last = entries.at(-1);
      if (last) setIsScrolledPast(!last.isIntersecting && last.boundingClientRect.bottom <= 0);
    });
    if (element) observer?.observe(element);
    return () => observer?.disconnect();
  }, [ref]);

  return isScrolledPast;
}

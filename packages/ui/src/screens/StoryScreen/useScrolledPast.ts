import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has been scrolled past, above the visible area. */
export function useScrolledPast(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrolledPast, setIsScrolledPast] = useState(false);

  useEffect(() => {
    const element = ref.current;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setIsScrolledPast(!last.isIntersecting && last.boundingClientRect.bottom <= 0);
      },
      // The document and not the top window, because the page may be embedded.
      { root: document },
    );
    if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return isScrolledPast;
}

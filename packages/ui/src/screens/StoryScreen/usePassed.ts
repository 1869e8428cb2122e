import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has been scrolled past: it lies above what is seen. */
export function usePassed(ref: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setIsPassed] = useState(false);

  useEffect(() => {
    const element = ref.current;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsPassed(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return isPassed;
}

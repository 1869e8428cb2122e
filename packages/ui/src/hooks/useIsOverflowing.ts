import { type RefObject, useEffect, useState } from 'react';

/** Whether the element holds more than it can show in the inline direction, kept up to date as either changes. */
export function useIsOverflowing(ref: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false);

  // Runs after every render, because a change of the children changes the answer.
  useEffect(() => {
    const element = ref.current;
    const observer = new ResizeObserver(() => {
      if (element) setIsOverflowing(element.scrollWidth > element.clientWidth + 1);
    });
    if (element) observer.observe(element);
    return () => observer.disconnect();
  });

  return isOverflowing;
}

import { type RefObject, useEffect, useState } from 'react';

/** Whether the element holds more than it can show along the line or down the page, kept up to date as either changes. */
export function useIsOverflowing(
  ref: RefObject<HTMLElement | null>,
  axis: 'inline' | 'block' = 'inline',
): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false);

  // Runs after every render, because a change of the children changes the answer.
  useEffect(() => {
    const element = ref.current;
    const observer = new ResizeObserver(() => {
      if (element) setIsOverflowing(overflowOf(element, axis) > 1);
    });
    // what is inside grows too, when its face or its picture arrives
    for (const watched of element ? [element, ...element.children] : []) observer.observe(watched);
    return () => observer.disconnect();
  });

  return isOverflowing;
}

function overflowOf(element: HTMLElement, axis: 'inline' | 'block'): number {
  return axis === 'inline'
    ? element.scrollWidth - element.clientWidth
    : element.scrollHeight - element.clientHeight;
}

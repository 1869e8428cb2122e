import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the element holds more than it can show along the line or down the page, kept up to date as either changes. */
export function useIsOverflowing(
  ref: RefObject<HTMLElement | null>,
  axis: 'inline' | 'block' = 'inline',
): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false);

  // Runs after every render, because a change of the children changes the answer.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setIsOverflowing(overflowOf(element, axis) > 1);
    // the observer tells only after the next frame: until then a keyboard could not reach what scrolls;
    // where nothing is drawn yet, because it is far from the window, to measure it would be to draw it
    if (element.checkVisibility({ contentVisibilityAuto: true })) measure();
    const observer = new ResizeObserver(measure);
    // what is inside grows too, when its face or its picture arrives
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  });

  return isOverflowing;
}

function overflowOf(element: HTMLElement, axis: 'inline' | 'block'): number {
  return axis === 'inline'
    ? element.scrollWidth - element.clientWidth
    : element.scrollHeight - element.clientHeight;
}

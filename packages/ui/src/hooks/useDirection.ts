import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Direction } from '../theme/direction.ts';

/** The direction in which the text at an element is read: that of the nearest `dir` around it. */
export function directionAt(element: Element): Direction {
  return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
}

/** The direction at an element, kept up to date, for what counts in pixels or keys and cannot ask CSS. */
export function useDirection(ref: RefObject<Element | null>): Direction {
  const [direction, setDirection] = useState<Direction>('ltr');

  useLayoutEffect(() => {
    const read = () => ref.current && setDirection(directionAt(ref.current));
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, {
      attributes: true,
      attributeFilter: ['dir'],
      subtree: true,
    });
    return () => observer.disconnect();
  }, [ref]);

  return direction;
}

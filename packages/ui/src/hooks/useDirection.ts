import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Direction } from '../theme/direction.ts';
import { directionAt } from './directionAt.ts';

/**
 * The current direction at an element, for scripts that calculate with pixels or keys.
 *
 * @example
 * const direction = useDirection(ref);
 */
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

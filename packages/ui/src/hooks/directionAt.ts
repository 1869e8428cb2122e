import type { Direction } from '../theme/direction.ts';

/** The direction in which the text at an element is read: that of the nearest `dir` around it. */
export function directionAt(element: Element): Direction {
  return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
}

import type { Direction } from '../theme/direction.ts';

/** The text direction at an element, from the nearest `dir` around it. */
export function directionAt(element: Element): Direction {
  // reading a style forces a layout during the first render, so a page without `rtl` or `auto` skips it
  if (element.getRootNode() === document && !document.querySelector('[dir="rtl"], [dir="auto"]'))
    return 'ltr';
  return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
}

import type { Direction } from '../theme/direction.ts';

/** The direction in which the text at an element is read: that of the nearest `dir` around it. */
export function directionAt(element: Element): Direction {
  // to ask for a style lays out the whole page, in the midst of its first render: no page needs that that has no `dir` but `ltr`
  if (element.getRootNode() === document && !document.querySelector('[dir="rtl"], [dir="auto"]'))
    return 'ltr';
  return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
}

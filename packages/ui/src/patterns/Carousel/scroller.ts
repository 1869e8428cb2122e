import type { ScrollState } from './scrollTarget.ts';

/**
 * The scroll offset and its maximum, counted up from the inline start. In right-to-left text, `scrollLeft`
 * counts down from zero.
 */
export function scrollStateOf(scroller: HTMLElement): ScrollState {
  return { offset: Math.abs(scroller.scrollLeft), max: scroller.scrollWidth - scroller.clientWidth };
}

export function scrollToOffset(scroller: HTMLElement, offset: number): void {
  const isRtl = getComputedStyle(scroller).direction === 'rtl';
  scroller.scrollLeft = isRtl ? -offset : offset;
}

/** The distance from the start of one slide to the start of the next. */
export function slideDistance(scroller: HTMLElement): number {
  const [first, second] = scroller.children;
  if (!first || !second) return scroller.clientWidth;
  return Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left);
}

/** The number of slides that are wholly visible, and at least one. */
export function pageDistance(scroller: HTMLElement): number {
  const slide = slideDistance(scroller);
  return slide * Math.max(1, Math.floor(scroller.clientWidth / slide));
}

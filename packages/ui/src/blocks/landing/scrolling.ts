import { SMALL_SCREEN_PX } from '@kathaloka/contract/limits';
import { type Point, swipeOf } from '../../hooks/swipe.ts';
import type { Way } from './landingMoves.ts';

/** Less than this is the tail of a movement, not a wish. */
const WHEEL_MIN = 4;
/** Sizes are rounded here and there; this much is nothing. */
const NEAR = 4;

/** Where a turn of the wheel wants to go; nowhere if it zooms, goes sideways or has almost stopped. */
export function wheelWay({ ctrlKey, deltaX, deltaY }: WheelEvent): Way | undefined {
  if (ctrlKey || Math.abs(deltaY) < WHEEL_MIN || Math.abs(deltaX) > Math.abs(deltaY)) return undefined;
  return deltaY > 0 ? 1 : -1;
}

/** Whether a section is higher than the window and has more to show that way. */
export function hasMoreOf(section: Element, way: Way): boolean {
  const { top, bottom, height } = section.getBoundingClientRect();
  if (height <= window.innerHeight + NEAR) return false;
  return way > 0 ? bottom > window.innerHeight + NEAR : top < -NEAR;
}

/** Where there is room for one card at a time only. */
export function isSmallScreen(): boolean {
  return window.matchMedia(`(max-width: ${SMALL_SCREEN_PX}px)`).matches;
}

/** Tells which section crosses the middle of the window, whoever scrolled it there. */
export function watchSections(root: Element, onArrive: (section: number) => void): () => void {
  const sections = [...root.children];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) onArrive(sections.indexOf(target));
    },
    { root: document, rootMargin: '-50% 0px' },
  );
  for (const section of sections) observer.observe(section);
  return () => observer.disconnect();
}

interface SwipeListenersOptions {
  thresholdPx: number;
  /** Whether the page shall not scroll by itself under this finger. */
  isOurs: (way: Way) => boolean;
  onSwipe: (way: Way) => void;
}

interface SwipeListeners {
  start: (event: TouchEvent) => void;
  move: (event: TouchEvent) => void;
  end: (event: TouchEvent) => void;
}

/** One finger up or down, over a distance. Its first movement decides whether it is ours or scrolls as usual. */
export function swipeListeners({ thresholdPx, isOurs, onSwipe }: SwipeListenersOptions): SwipeListeners {
  let from: Point | undefined;
  let isTaken: boolean | undefined;
  return {
    start({ touches }) {
      from = touches.length === 1 ? pointOf(touches[0]) : undefined;
      isTaken = undefined;
    },
    move(event) {
      if (!from || event.touches.length > 1) return;
      const along = pointOf(event.touches[0]).y - from.y;
      isTaken ??= along === 0 ? undefined : isOurs(along < 0 ? 1 : -1);
      if (isTaken && event.cancelable) event.preventDefault();
    },
    end({ changedTouches }) {
      const way = from && isTaken && swipeOf(from, pointOf(changedTouches[0]), thresholdPx);
      if (way === 'up') onSwipe(1);
      if (way === 'down') onSwipe(-1);
      from = undefined;
    },
  };
}

function pointOf(touch: Touch | undefined): Point {
  return { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 };
}

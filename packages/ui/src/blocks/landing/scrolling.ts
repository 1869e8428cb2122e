import { mediaList, viewObserver } from '../../hooks/browserParts.ts';
import { queries } from '../../theme/queries.ts';
import { type Point, swipeOf } from '../../hooks/swipe.ts';
import type { Way } from './landingMoves.ts';

/** A smaller delta is inertia, not input. */
const WHEEL_MIN = 4;
/** Tolerance for rounded sizes. */
const NEAR = 4;

/** The direction of a wheel event; undefined if it zooms, scrolls sideways, or is only inertia. */
export function wheelWay({ ctrlKey, deltaX, deltaY }: WheelEvent): Way | undefined {
  if (ctrlKey || Math.abs(deltaY) < WHEEL_MIN || Math.abs(deltaX) > Math.abs(deltaY)) return undefined;
  return deltaY > 0 ? 1 : -1;
}

/** Whether a section is taller than the window and can scroll further in that direction. */
export function hasMoreOf(section: Element, way: Way): boolean {
  const { top, bottom, height } = section.getBoundingClientRect();
  if (height <= window.innerHeight + NEAR) return false;
  return way > 0 ? bottom > window.innerHeight + NEAR : top < -NEAR;
}

/** Whether only one card fits at a time. */
export function isSmallScreen(): boolean {
  return mediaList(queries.small)?.matches ?? false;
}

/** Reports which section is in the middle of the window. */
export function watchSections(root: Element, onArrive: (section: number) => void): () => void {
  const sections = [...root.children];
  const observer = viewObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) onArrive(sections.indexOf(target));
    }
  }, '-50% 0px');
  for (const section of sections) observer?.observe(section);
  return () => observer?.disconnect();
}

interface SwipeListenersOptions {
  thresholdPx: number;
  /** Whether to handle this touch and prevent native scrolling. */
  isOurs: (way: Way) => boolean;
  onSwipe: (way: Way) => void;
}

interface SwipeListeners {
  start: (event: TouchEvent) => void;
  move: (event: TouchEvent) => void;
  end: (event: TouchEvent) => void;
}

/** A vertical swipe with one finger. Its first movement decides between our handling and scrolling. */
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

import { type PointerEvent, useEffect, useRef } from 'react';
import { directionAt } from '../../../hooks/directionAt.ts';
import { type Point, swipeOf } from '../../../hooks/swipe.ts';
import type { ReadingActions } from './useReadingKeys.ts';

/** The minimum length of a swipe. */
const SWIPE_PX = 40;
/** How long a press must last to start listening. */
const HOLD_MS = 600;
/** The maximum time between two taps of a double tap. */
const DOUBLE_MS = 350;

/** Turns the surface into one large control: tap, double tap, four swipes, and a long press. */
export function useReadingTouch(actions: ReadingActions) {
  const start = useRef<Point>(undefined);
  const tappedAt = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function tap(timeStamp: number): void {
    const isSecond = timeStamp - tappedAt.current < DOUBLE_MS;
    tappedAt.current = isSecond ? Number.NEGATIVE_INFINITY : timeStamp;
    // the first tap has paused reading at the option that the second tap takes
    if (isSecond) actions.takeThis();
    else actions.togglePause();
  }

  return {
    onPointerDown({ clientX: x, clientY: y, isPrimary, button }: PointerEvent) {
      clearTimeout(timer.current);
      start.current = isPrimary && button === 0 ? { x, y } : undefined;
      if (!start.current) return;
      timer.current = setTimeout(() => {
        start.current = undefined;
        actions.listen();
      }, HOLD_MS);
    },
    onPointerUp({ clientX: x, clientY: y, currentTarget, timeStamp }: PointerEvent) {
      clearTimeout(timer.current);
      const from = start.current;
      start.current = undefined;
      if (!from) return;
      const way = swipeOf(from, { x, y }, SWIPE_PX);
      const forward = directionAt(currentTarget) === 'rtl' ? 'right' : 'left';
      if (way === undefined) tap(timeStamp);
      else if (way === 'up') actions.faster();
      else if (way === 'down') actions.slower();
      else if (way === forward) actions.forward();
      else actions.back();
    },
    onPointerCancel() {
      clearTimeout(timer.current);
      start.current = undefined;
    },
  };
}

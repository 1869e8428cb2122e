import { type TouchEvent, useRef } from 'react';
import { type Point, type SwipeWay, swipeOf } from './swipe.ts';

export interface SwipeOptions {
  /** The swipe threshold. */
  thresholdPx: number;
  /** Called with the direction of the swipe, and the element over which it ran. */
  onSwipe: (way: SwipeWay, element: Element) => void;
}

export interface SwipeProps {
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
}

/**
 * Detects a swipe with one finger over an element.
 *
 * @example
 * <div {...useSwipe({ thresholdPx: 40, onSwipe: turnPage })} />
 */
export function useSwipe({ thresholdPx, onSwipe }: SwipeOptions): SwipeProps {
  const start = useRef<Point>(undefined);
  return {
    onTouchStart: (event) => {
      start.current = event.touches.length === 1 ? pointOf(event) : undefined;
    },
    onTouchEnd: (event) => {
      const way = start.current && swipeOf(start.current, pointOf(event), thresholdPx);
      start.current = undefined;
      if (way) onSwipe(way, event.currentTarget);
    },
  };
}

function pointOf({ changedTouches }: TouchEvent): Point {
  const touch = changedTouches[0];
  return { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 };
}

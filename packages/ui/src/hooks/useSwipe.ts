import { type TouchEvent, useRef } from 'react';
import { type Point, type SwipeWay, swipeOf } from './swipe.ts';

export interface SwipeOptions {
  /** How far a finger must go. */
  thresholdPx: number;
  onSwipe: (way: SwipeWay) => void;
}

export interface SwipeProps {
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
}

/** Listens for one finger that crosses an element. */
export function useSwipe({ thresholdPx, onSwipe }: SwipeOptions): SwipeProps {
  const start = useRef<Point>(undefined);
  return {
    onTouchStart: (event) => {
      start.current = event.touches.length === 1 ? pointOf(event) : undefined;
    },
    onTouchEnd: (event) => {
      const way = start.current && swipeOf(start.current, pointOf(event), thresholdPx);
      start.current = undefined;
      if (way) onSwipe(way);
    },
  };
}

function pointOf({ changedTouches }: TouchEvent): Point {
  const touch = changedTouches[0];
  return { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 };
}

import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from './useReducedMotion.ts';

export interface AutoAdvanceOptions {
  /** Time between two steps. Without it nothing moves by itself. */
  intervalMs: number | undefined;
  /** False while there is nothing to move to. */
  isEnabled: boolean;
  onAdvance: () => void;
}

export interface AutoAdvance {
  /** Whether it moves by itself at all, and so needs a control that stops it (WCAG 2.2.2). */
  isMoving: boolean;
  /** Whether it moves right now: nobody has stopped it, and nothing holds it. */
  isRunning: boolean;
  /** Whether the person has stopped it with that control. */
  isPaused: boolean;
  togglePaused: () => void;
  /** Spread on the element that holds everything still while it is hovered, touched or has focus inside. */
  holdProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onTouchStart: () => void;
    onTouchEnd: () => void;
    onTouchCancel: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Steps forward on a clock, and stands still whenever a person might be reading, aiming or looking elsewhere. */
export function useAutoAdvance({ intervalMs, isEnabled, onAdvance }: AutoAdvanceOptions): AutoAdvance {
  const prefersStillness = useReducedMotion();
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);

  const isMoving = isEnabled && intervalMs !== undefined && !prefersStillness;
  const isRunning = isMoving && !isPaused && !isHovered && !isTouched && !hasFocus;

  const advance = useEffectEvent(() => {
    if (!document.hidden) onAdvance();
  });

  useEffect(() => {
    const timer = isRunning ? setInterval(() => advance(), intervalMs) : undefined;
    return () => clearInterval(timer);
  }, [isRunning, intervalMs]);

  // A touch also sends pointer events, and its `pointerleave` may never come.
  function handlePointer(event: PointerEvent, isInside: boolean) {
    if (event.pointerType !== 'touch') setIsHovered(isInside);
  }

  return {
    isMoving,
    isRunning,
    isPaused,
    togglePaused: () => setIsPaused((wasPaused) => !wasPaused),
    holdProps: {
      onPointerEnter: (event) => handlePointer(event, true),
      onPointerLeave: (event) => handlePointer(event, false),
      onTouchStart: () => setIsTouched(true),
      onTouchEnd: () => setIsTouched(false),
      onTouchCancel: () => setIsTouched(false),
      onFocus: () => setHasFocus(true),
      onBlur: (event) => setHasFocus(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

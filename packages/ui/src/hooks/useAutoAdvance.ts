import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { useHasMotion } from './MotionProvider.tsx';
import { useReducedMotion } from './useReducedMotion.ts';

export interface AutoAdvanceOptions {
  /** Time between two steps, in milliseconds. Without it nothing advances. */
  intervalMs: number | undefined;
  /** Whether there is something to advance to. */
  isEnabled: boolean;
  onAdvance: () => void;
}

export interface AutoAdvance {
  /** Whether anything advances at all, so that a pause button is needed (WCAG 2.2.2). */
  isMoving: boolean;
  /** Whether the timer is running now, neither stopped nor paused. */
  isRunning: boolean;
  /** Whether the person has stopped it with the pause button. */
  isPaused: boolean;
  togglePaused: () => void;
  /** Props for the element that pauses it while hovered or focused. */
  holdProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Advances on a timer. Pauses on hover and focus, and while the page is hidden. The first touch of the page, anywhere,
 * ends it: what a thumb aims at must not move.
 *
 * @example
 * const rotation = useAutoAdvance({ intervalMs: 6000, isEnabled: true, onAdvance: showNext });
 */
export function useAutoAdvance({ intervalMs, isEnabled, onAdvance }: AutoAdvanceOptions): AutoAdvance {
  const prefersReducedMotion = useReducedMotion();
  const hasMotion = useHasMotion();
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);

  const isMoving = isEnabled && intervalMs !== undefined && hasMotion && !prefersReducedMotion && !isTouched;
  const isRunning = isMoving && !isPaused && !isHovered && !hasFocus;

  const advance = useEffectEvent(() => {
    if (!document.hidden) onAdvance();
  });

  useEffect(() => {
    const timer = isRunning ? setInterval(() => advance(), intervalMs) : undefined;
    return () => clearInterval(timer);
  }, [isRunning, intervalMs]);

  useEffect(() => {
    const stop = () => setIsTouched(true);
    addEventListener('touchstart', stop, { once: true, passive: true });
    return () => removeEventListener('touchstart', stop);
  }, []);

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
      onFocus: () => setHasFocus(true),
      onBlur: (event) => setHasFocus(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

import { COUNTING_MS } from '@kathaloka/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useHasMotion } from '../../../hooks/MotionProvider.tsx';
import { useReducedMotion } from '../../../hooks/useReducedMotion.ts';

/** Returns a number that counts up or down to its new value, unless motion is reduced. */
export function useCounting(value: number): number {
  const hasMotion = useHasMotion();
  const prefersReducedMotion = useReducedMotion();
  const isStill = !hasMotion || prefersReducedMotion;
  const [shown, setShown] = useState(value);
  const shownRef = useRef(value);

  useEffect(() => {
    const from = shownRef.current;
    const show = (next: number) => {
      shownRef.current = next;
      setShown(next);
    };
    if (isStill || from === value) {
      show(value);
      return undefined;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function count() {
      const share = Math.min(1, (performance.now() - began) / COUNTING_MS);
      show(Math.round(from + (value - from) * share));
      if (share < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, isStill]);

  return isStill ? value : shown;
}

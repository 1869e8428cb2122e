import { useEffectEvent, useLayoutEffect } from 'react';
import { useReducedMotion } from '../../../../hooks/useReducedMotion.ts';

/** Reports, before paint, whether text is being typed out, so that what waits for it does not flash. */
export function useReportTyping(
  isTyping: boolean,
  onTypingChange: ((isTyping: boolean) => void) | undefined,
): void {
  const prefersReducedMotion = useReducedMotion();
  const isWriting = isTyping && !prefersReducedMotion;
  const tell = useEffectEvent((now: boolean) => onTypingChange?.(now));
  useLayoutEffect(() => tell(isWriting), [isWriting]);
}

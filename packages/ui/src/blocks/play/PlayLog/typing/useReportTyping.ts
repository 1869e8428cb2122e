import { useEffectEvent, useLayoutEffect } from 'react';
import { useReducedMotion } from '../../../../hooks/useReducedMotion.ts';

/**
 * Reports, before paint, whether text is being typed out, so that elements that are hidden during typing do not flash.
 */
export function useReportTyping(
  isTyping: boolean,
  onTypingChange: ((isTyping: boolean) => void) | undefined,
): void {
  const prefersReducedMotion = useReducedMotion();
  const isWriting = isTyping && !prefersReducedMotion;
  const tell = useEffectEvent((now: boolean) => onTypingChange?.(now));
  useLayoutEffect(() => tell(isWriting), [isWriting]);
}

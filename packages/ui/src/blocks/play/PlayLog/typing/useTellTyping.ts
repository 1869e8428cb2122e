import { useEffectEvent, useLayoutEffect } from 'react';
import { useReducedMotion } from '../../../../hooks/useReducedMotion.ts';

/**
 * Reports whether text is being typed out. Before paint, so that elements that wait for the end do not flash.
 */
export function useTellTyping(
  isTyping: boolean,
  onTypingChange: ((isTyping: boolean) => void) | undefined,
): void {
  const prefersReducedMotion = useReducedMotion();
  const isWriting = isTyping && !prefersReducedMotion;
  const tell = useEffectEvent((now: boolean) => onTypingChange?.(now));
  useLayoutEffect(() => tell(isWriting), [isWriting]);
}

import { useEffectEvent, useLayoutEffect } from 'react';
import { useReducedMotion } from '../../../../hooks/useReducedMotion.ts';

/** Says whether a text is being written out, before it is painted: what waits for its end is not seen for a frame. */
export function useTellTyping(
  isTyping: boolean,
  onTypingChange: ((isTyping: boolean) => void) | undefined,
): void {
  const prefersReducedMotion = useReducedMotion();
  const isWriting = isTyping && !prefersReducedMotion;
  const tell = useEffectEvent((now: boolean) => onTypingChange?.(now));
  useLayoutEffect(() => tell(isWriting), [isWriting]);
}

import { useEffect } from 'react';
import type { LogState } from './useLogState.ts';
import type { ShownWindow } from '../window/useLogWindow.ts';

/** A text that arrives out of view is not typed out: the typing would be unseen, and would delay the next text. */
export function useUnseenTyping({ typingId, markTyped }: LogState, { isAtEnd }: ShownWindow): void {
  useEffect(() => {
    if (typingId !== undefined && !isAtEnd) markTyped(typingId);
  }, [typingId, isAtEnd, markTyped]);
}

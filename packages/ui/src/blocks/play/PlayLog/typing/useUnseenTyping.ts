import { useEffect } from 'react';
import type { LogState } from './useLogState.ts';
import type { ShownWindow } from '../window/useLogWindow.ts';

/** Skips typing out text that is not in view, since it would delay the next entry. */
export function useUnseenTyping({ typingId, markTyped }: LogState, { isAtEnd }: ShownWindow): void {
  useEffect(() => {
    if (typingId !== undefined && !isAtEnd) markTyped(typingId);
  }, [typingId, isAtEnd, markTyped]);
}

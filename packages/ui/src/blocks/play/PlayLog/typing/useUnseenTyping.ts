import { useEffect } from 'react';
import type { LogState } from './useLogState.ts';
import type { ShownWindow } from '../window/useLogWindow.ts';

/** What arrives while the reader is far from it is not typed out: nobody would see it, and the next would wait for it. */
export function useUnseenTyping({ typingId, markTyped }: LogState, { isAtEnd }: ShownWindow): void {
  useEffect(() => {
    if (typingId !== undefined && !isAtEnd) markTyped(typingId);
  }, [typingId, isAtEnd, markTyped]);
}

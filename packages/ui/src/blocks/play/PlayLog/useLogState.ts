import { isShown, type LogEntry, newestTaleId, openAlternativesId } from '../logEntry.ts';
import { useHighlightEnd } from './useHighlightEnd.ts';
import { useTyping } from './useTyping.ts';

interface LogStateOptions {
  loading: boolean;
  isOpening: boolean;
  isTypingEnabled: boolean;
  /** The words of an action that is not shown. */
  continuing: string;
}

/** What of the log has been told by now, and what its newest part is. */
export function useLogState(entries: readonly LogEntry[], options: LogStateOptions) {
  const all = entries.filter((entry) => isShown(entry, options.continuing));
  const { typingId, markTyped, initialIds } = useTyping(all, {
    isEnabled: options.isTypingEnabled,
    isOpening: options.isOpening,
  });
  // What comes after the part that is being written waits for its end.
  const told = typingId ? all.slice(0, all.findIndex(({ id }) => id === typingId) + 1) : all;
  const newestId = newestTaleId(told);
  const endedId = useHighlightEnd(newestId, options.loading);
  return {
    told,
    typingId,
    markTyped,
    initialIds,
    newestId,
    lastId: told.at(-1)?.id,
    highlightedId: newestId === endedId ? undefined : newestId,
    alternativesId: openAlternativesId(told),
  };
}

export type LogState = ReturnType<typeof useLogState>;

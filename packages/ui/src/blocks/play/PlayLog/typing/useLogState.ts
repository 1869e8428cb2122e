import { isShown, type LogEntry, newestNarratedId, openAlternativesId } from '../../logEntry.ts';
import { passageStartId } from '../window/passageStart.ts';
import { useHighlightEnd } from './useHighlightEnd.ts';
import { useTyping } from './useTyping.ts';

interface LogStateOptions {
  loading: boolean;
  isOpening: boolean;
  isTypingEnabled: boolean;
  /** The text by which an action that is not shown is recognised. */
  continuing: string;
}

/** The told part of the log, its newest turn, and the state of typing. Reads only the end, since logs may be long. */
export function useLogState(entries: readonly LogEntry[], options: LogStateOptions) {
  const { typingId, markTyped, initialIds } = useTyping(entries, {
    isEnabled: options.isTypingEnabled,
    isOpening: options.isOpening,
  });
  // Entries after the turn that is being typed out wait for its end.
  const typing = typingId === undefined ? -1 : entries.findLastIndex(({ id }) => id === typingId);
  const isWaiting = typing !== -1 && typing < entries.length - 1;
  const told = isWaiting ? entries.slice(0, typing + 1) : entries;
  const newestId = newestNarratedId(told);
  const endedId = useHighlightEnd(newestId, options.loading);
  return {
    told,
    typingId,
    markTyped,
    initialIds,
    newestId,
    lastId: told.findLast((entry) => isShown(entry, options.continuing))?.id,
    startId: passageStartId(told),
    highlightedId: newestId === endedId ? undefined : newestId,
    alternativesId: openAlternativesId(told),
  };
}

export type LogState = ReturnType<typeof useLogState>;

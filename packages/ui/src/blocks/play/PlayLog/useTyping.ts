import { useCallback, useState } from 'react';
import { isTyped, type LogEntry } from '../logEntry.ts';

interface TypingOptions {
  isEnabled: boolean;
  /** The session has just started, so the first entries type out, too. */
  isOpening: boolean;
}

/** Which entry is typing out: one after the other, and only those that arrived after the log was opened. */
export function useTyping(entries: readonly LogEntry[], { isEnabled, isOpening }: TypingOptions) {
  const [initialIds] = useState<ReadonlySet<string>>(
    () => new Set(isOpening ? [] : entries.map(({ id }) => id)),
  );
  const [typedIds, setTypedIds] = useState(initialIds);
  const typing = isEnabled
    ? entries.find(({ id, type, isHistorical }) => isTyped(type) && !isHistorical && !typedIds.has(id))
    : undefined;

  const markTyped = useCallback((id: string) => {
    setTypedIds((before) => (before.has(id) ? before : new Set(before).add(id)));
  }, []);

  return { typingId: typing?.id, markTyped, initialIds };
}

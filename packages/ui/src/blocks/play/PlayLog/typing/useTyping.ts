import { useCallback, useState } from 'react';
import { isTyped, type LogEntry } from '../../logEntry.ts';

interface TypingOptions {
  isEnabled: boolean;
  /** The session has just started, so the first entries type out, too. */
  isOpening: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** Which entry is typing out: one after the other, and only those that arrived after the log was opened. */
export function useTyping(entries: readonly LogEntry[], { isEnabled, isOpening }: TypingOptions) {
  const [initialIds] = useState<ReadonlySet<string>>(
    () => new Set(isOpening ? [] : entries.map(({ id }) => id)),
  );
  const [typedIds, setTypedIds] = useState(NONE);

  // what stands before an entry that is settled was told earlier, even if it was fetched only now
  const settled = entries.findLastIndex(
    ({ id, isHistorical }) => isHistorical || initialIds.has(id) || typedIds.has(id),
  );
  const waiting = entries.slice(settled + 1).filter(({ type }) => isTyped(type));
  if (!isEnabled && waiting.length > 0) setTypedIds(new Set([...typedIds, ...waiting.map(({ id }) => id)]));

  const markTyped = useCallback((id: string) => {
    setTypedIds((before) => (before.has(id) ? before : new Set(before).add(id)));
  }, []);

  return { typingId: isEnabled ? waiting[0]?.id : undefined, markTyped, initialIds };
}

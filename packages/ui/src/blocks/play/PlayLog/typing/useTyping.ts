import { useCallback, useState } from 'react';
import { isTyped, type LogEntry } from '../../logEntry.ts';

interface TypingOptions {
  isEnabled: boolean;
  /** Whether the session has just started, so that its first entries are also typed out. */
  isOpening: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** The entry being typed out: one at a time, and only entries added after the log was opened. */
export function useTyping(entries: readonly LogEntry[], { isEnabled, isOpening }: TypingOptions) {
  const [initialIds] = useState<ReadonlySet<string>>(
    () => new Set(isOpening ? [] : entries.map(({ id }) => id)),
  );
  const [typedIds, setTypedIds] = useState(NONE);

  // entries before a settled one are not typed out: they are older, even if they were loaded only now
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

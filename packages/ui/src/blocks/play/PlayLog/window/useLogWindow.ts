import { useState } from 'react';
import type { LogEntry } from '../../logEntry.ts';
import { type LogRange, newestWindow, findRange, windowOf } from './logWindow.ts';

/** The rendered entries: the newest ones, until the reader scrolls away. */
export function useLogWindow(entries: readonly LogEntry[], openingCount: number) {
  const [shown, setShown] = useState(() => newestWindow(entries, openingCount));
  let range = findRange(shown, entries);
  if (!range) {
    const newest = newestWindow(entries, openingCount);
    setShown(newest);
    range = { start: newest.first?.index ?? 0, end: entries.length };
  }

  return {
    ...range,
    /** Whether the newest entry is rendered. */
    isAtEnd: range.end === entries.length,
    show: (next: LogRange) => setShown(windowOf(entries, next)),
    showNewest: () => setShown(newestWindow(entries, openingCount)),
  };
}

export type ShownWindow = ReturnType<typeof useLogWindow>;

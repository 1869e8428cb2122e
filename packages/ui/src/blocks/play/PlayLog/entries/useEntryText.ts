import { useSyncExternalStore } from 'react';
import { type LogEntry, entryText } from '../../logEntry.ts';

const neverGrows = () => () => undefined;

/** Returns the text of an entry; while it is being told, the text so far. */
export function useEntryText(entry: LogEntry): string {
  const { growing } = entry;
  const read = () => growing?.read() ?? entryText(entry);
  return useSyncExternalStore(growing?.subscribe ?? neverGrows, read, read);
}

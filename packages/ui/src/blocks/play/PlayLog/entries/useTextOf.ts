import { useSyncExternalStore } from 'react';
import { type LogEntry, textOf } from '../../logEntry.ts';

const neverGrows = () => () => undefined;

/** Returns the text of an entry; while it is being told, the text so far. */
export function useTextOf(entry: LogEntry): string {
  const { growing } = entry;
  const read = () => growing?.read() ?? textOf(entry);
  return useSyncExternalStore(growing?.subscribe ?? neverGrows, read, read);
}

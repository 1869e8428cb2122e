import { useSyncExternalStore } from 'react';
import { type LogEntry, textOf } from '../../logEntry.ts';

const neverGrows = () => () => undefined;

/** The text of an entry; while it is told, as far as it has been told. */
export function useTextOf(entry: LogEntry): string {
  const { growing } = entry;
  const read = () => growing?.read() ?? textOf(entry);
  return useSyncExternalStore(growing?.subscribe ?? neverGrows, read, read);
}

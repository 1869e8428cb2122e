import type { LogEntry } from '../../logEntry.ts';

/** An entry at an edge of the window, with its last known index. */
interface Edge {
  id: string;
  index: number;
}

/** The range of rendered entries. Its edges are ids, since entries may be added or removed before them. */
export interface LogWindow {
  /** The first rendered entry; undefined if the log was empty, so that the window begins at its start. */
  first: Edge | undefined;
  /** The first entry after the window; undefined if the window ends with the newest entry. */
  end: Edge | undefined;
}

export interface LogRange {
  start: number;
  /** The index after the last entry. */
  end: number;
}

/** Returns the window of the newest entries. */
export function newestWindow(entries: readonly LogEntry[], count: number): LogWindow {
  return windowOf(entries, { start: Math.max(0, entries.length - count), end: entries.length });
}

/** Returns the window of a range of entries. */
export function windowOf(entries: readonly LogEntry[], { start, end }: LogRange): LogWindow {
  return { first: edgeAt(entries, start), end: edgeAt(entries, end) };
}

/** Returns the range of a window; undefined if an edge has been removed. */
export function findRange({ first, end }: LogWindow, entries: readonly LogEntry[]): LogRange | undefined {
  const start = first ? indexOf(entries, first) : 0;
  const after = end ? indexOf(entries, end) : entries.length;
  return start === -1 || after === -1 ? undefined : { start, end: after };
}

function edgeAt(entries: readonly LogEntry[], index: number): Edge | undefined {
  const entry = entries[index];
  return entry && { id: entry.id, index };
}

/** Returns the index of an edge. Tries the last known one first, so that streamed text does not search the log. */
function indexOf(entries: readonly LogEntry[], { id, index }: Edge): number {
  return entries[index]?.id === id ? index : entries.findIndex((entry) => entry.id === id);
}

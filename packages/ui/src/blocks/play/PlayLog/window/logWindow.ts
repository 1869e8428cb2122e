import type { LogEntry } from '../../logEntry.ts';

/** An entry at an edge of the window, and where it was found last. */
interface Edge {
  id: string;
  index: number;
}

/** Which entries are rendered. Edges are held by id: entries may be added before them, or dropped there. */
export interface LogWindow {
  /** The first entry that is rendered; the first of all if there was none. */
  first: Edge | undefined;
  /** The first entry after it that is not rendered; none where it reaches to the newest. */
  end: Edge | undefined;
}

export interface LogRange {
  start: number;
  /** The index after the last one. */
  end: number;
}

/** The newest entries. */
export function newestWindow(entries: readonly LogEntry[], count: number): LogWindow {
  return windowOf(entries, { start: Math.max(0, entries.length - count), end: entries.length });
}

/** The window on a range of the entries. */
export function windowOf(entries: readonly LogEntry[], { start, end }: LogRange): LogWindow {
  return { first: edgeAt(entries, start), end: edgeAt(entries, end) };
}

/** The entries of a window; nothing if an edge of it is gone. */
export function rangeOf({ first, end }: LogWindow, entries: readonly LogEntry[]): LogRange | undefined {
  const start = first ? indexOf(entries, first) : 0;
  const after = end ? indexOf(entries, end) : entries.length;
  return start === -1 || after === -1 ? undefined : { start, end: after };
}

function edgeAt(entries: readonly LogEntry[], index: number): Edge | undefined {
  const entry = entries[index];
  return entry && { id: entry.id, index };
}

/** Most often it is where it was: a log is not searched with every word that is streamed. */
function indexOf(entries: readonly LogEntry[], { id, index }: Edge): number {
  return entries[index]?.id === id ? index : entries.findIndex((entry) => entry.id === id);
}

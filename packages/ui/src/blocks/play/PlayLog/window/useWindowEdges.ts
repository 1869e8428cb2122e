import { type RefObject, useRef } from 'react';
import type { LogEntry } from '../../logEntry.ts';
import { beyondView, nearEntries } from './logGeometry.ts';
import type { LogRange } from './logWindow.ts';
import type { ShownWindow } from './useLogWindow.ts';

/** Entries are rendered within this distance of the view, and dropped beyond twice the distance. */
const MOST_AHEAD = 600;

export interface WindowEdges {
  /** The maximum number of rendered entries, unless the view needs more. */
  size: number;
  /** How many entries are added or dropped at a time. */
  step: number;
  /** Whether there are earlier entries to load. */
  hasEarlier: boolean;
  onShowEarlier: () => void;
}

/** Moves the window with the reader: renders entries near the view, and drops entries far from it. */
export function useWindowEdges(
  scrollerRef: RefObject<HTMLElement | null>,
  entries: readonly LogEntry[],
  shown: ShownWindow,
  { size, step, hasEarlier, onShowEarlier }: WindowEdges,
) {
  const { start, end, isAtEnd, show } = shown;
  /** The first entry at the last request for earlier ones, so that each page is requested once. */
  const askedAtRef = useRef<string>(undefined);

  function showEarlier() {
    if (start > 0) show({ start: Math.max(0, start - step), end });
    else if (hasEarlier) {
      askedAtRef.current = entries[0]?.id;
      onShowEarlier();
    }
  }

  function showLater() {
    show({ start, end: Math.min(entries.length, end + step) });
  }

  /** Takes one step towards the window that the view needs. */
  function fit() {
    const scroller = scrollerRef.current;
    // a log without height, as in jsdom, has no view
    if (!scroller?.clientHeight) return;
    const { above, below } = beyondView(scroller);
    const ahead = Math.min(scroller.clientHeight, MOST_AHEAD);
    const isAsked = start === 0 && askedAtRef.current === entries[0]?.id;
    if (above < ahead && !isAsked && (start > 0 || hasEarlier)) showEarlier();
    else if (below < ahead && !isAtEnd) showLater();
    else if (end - start > size) drop(scroller, ahead * 2);
  }

  function drop(scroller: HTMLElement, distance: number) {
    const { firstId, lastId } = nearEntries(scroller, distance);
    const rendered = entries.slice(start, end);
    const near = {
      start: start + rendered.findIndex(({ id }) => id === firstId),
      end: start + rendered.findLastIndex(({ id }) => id === lastId) + 1,
    };
    const next = dropped({ start, end }, near, size - step);
    if (near.start >= start && (next.start !== start || next.end !== end)) show(next);
  }

  return { showEarlier, showLater, fit };
}

/** Drops entries from a range down to `count`, but none that is near the view. */
export function dropped(range: LogRange, near: LogRange, count: number): LogRange {
  const surplus = Math.max(0, range.end - range.start - count);
  const above = near.start - range.start;
  const below = range.end - near.end;
  // first from the side that is farther from the reader
  const fromEnd = Math.min(below, below > above ? surplus : Math.max(0, surplus - above));
  const fromStart = Math.min(above, surplus - fromEnd);
  return { start: range.start + fromStart, end: range.end - fromEnd };
}

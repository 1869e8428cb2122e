import { type RefObject, useRef } from 'react';
import type { LogEntry } from '../../logEntry.ts';
import { beyondView, nearEntries } from './logGeometry.ts';
import type { LogRange } from './logWindow.ts';
import type { ShownWindow } from './useLogWindow.ts';

/** Entries are rendered before they come this close to the view, and dropped at twice the distance. */
const MOST_AHEAD = 600;

export interface WindowEdges {
  /** How many entries may be rendered where the view does not need more. */
  size: number;
  /** How many are added or dropped at a time. */
  step: number;
  /** Whether there are entries before the first one, which can be fetched. */
  hasEarlier: boolean;
  onShowEarlier: () => void;
}

/** Moves the window along with the reader: entries are rendered ahead of the view, and dropped far from it. */
export function useWindowEdges(
  scrollerRef: RefObject<HTMLElement | null>,
  entries: readonly LogEntry[],
  shown: ShownWindow,
  { size, step, hasEarlier, onShowEarlier }: WindowEdges,
) {
  const { start, end, isAtEnd, show } = shown;
  /** The first entry when earlier ones were fetched: once for each page, and again only when the reader asks. */
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

  /** One step towards what the view needs. */
  function fit() {
    const scroller = scrollerRef.current;
    // a log without height, as in jsdom, shows nothing: there is no near and no far
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

/** What is left of a range when it has dropped down to `count` entries, but none of those that are near. */
export function dropped(range: LogRange, near: LogRange, count: number): LogRange {
  const surplus = Math.max(0, range.end - range.start - count);
  const above = near.start - range.start;
  const below = range.end - near.end;
  // first from the side from which the reader has gone away
  const fromEnd = Math.min(below, below > above ? surplus : Math.max(0, surplus - above));
  const fromStart = Math.min(above, surplus - fromEnd);
  return { start: range.start + fromStart, end: range.end - fromEnd };
}

import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import type { LogEntry } from '../../logEntry.ts';
import { useFocusInLog } from './useFocusInLog.ts';
import { useAutoScroll } from './useAutoScroll.ts';
import type { ShownWindow } from './useLogWindow.ts';
import { useLogMoves } from './useLogMoves.ts';
import { useReadingPlace } from './useReadingPlace.ts';
import { useWindowEdges, type WindowEdges } from './useWindowEdges.ts';

interface LogScrollOptions extends WindowEdges {
  entries: readonly LogEntry[];
  shown: ShownWindow;
  /** The id of the newest entry that is shown. */
  lastId: string | undefined;
  /** The id of the entry with which the newest passage begins. */
  startId: string | undefined;
  /** The key of the running turn if the reader asked for it. */
  ownTurn: string | undefined;
}

/**
 * Preserves the scroll position, at the end or at the reader's place, while entries around it are rendered or dropped.
 */
export function useLogScroll(
  scrollerRef: RefObject<HTMLElement | null>,
  { entries, shown, lastId, startId, ownTurn, ...edges }: LogScrollOptions,
) {
  const place = useReadingPlace(scrollerRef);
  const following = useAutoScroll(scrollerRef, { lastId, startId, ownTurn, ...shown });
  const { fit, showEarlier, showLater } = useWindowEdges(scrollerRef, entries, shown, edges);
  const { keepFocus } = useFocusInLog(scrollerRef);

  // the place is known here: readers leave the end only by scrolling, and each scroll notes the place
  function keep() {
    if (!following.keepPinned()) place.keep();
  }
  const settle = useEffectEvent((_rendered: string) => {
    keep();
    keepFocus();
    fit();
  });
  // does not change with streamed text
  const rendered = [entries[shown.start]?.id, shown.end - shown.start, entries.length, lastId].join(' ');
  useLayoutEffect(() => settle(rendered), [rendered]);

  useLogMoves(scrollerRef, {
    onScroll(scroller) {
      place.note();
      following.noteScroll(scroller);
      // within this frame, so that the reader never sees an edge
      flushSync(fit);
    },
    onResize: keep,
  });

  /** Scrolls to an edge whose button was pressed, since a screen reader may press it without scrolling. */
  function goTo(top: number) {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    scroller.focus({ preventScroll: true });
    scroller.scrollTop = top;
    place.note();
    following.noteScroll(scroller);
  }

  function handleEarlier() {
    goTo(0);
    showEarlier();
  }

  function handleLater() {
    goTo(scrollerRef.current?.scrollHeight ?? 0);
    showLater();
  }

  const { hasUnseen, scrollToNewest } = following;
  return { hasUnseen, scrollToNewest, showEarlier: handleEarlier, showLater: handleLater };
}

import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { beyondView, topWithin } from './logGeometry.ts';
import { NEAR_PIN, useHasRead } from './useHasRead.ts';
import type { ShownWindow } from './useLogWindow.ts';

/** The margin above an entry that is too tall for the view. */
const AIR = 26;
/** Tolerance for being at the end. */
const NEAR = 48;

interface AutoScrollOptions extends Pick<ShownWindow, 'isAtEnd' | 'showNewest'> {
  lastId: string | undefined;
  /** The key of the running turn if the reader asked for it: it leads to the newest entry from anywhere. */
  ownTurn: string | undefined;
}

/**
 * Scrolls to the newest entry, or, if the reader has scrolled up, reports that there is one. An entry that is
 * taller than the log is shown from its start.
 */
export function useAutoScroll(
  scrollerRef: RefObject<HTMLElement | null>,
  { lastId, ownTurn, isAtEnd, showNewest }: AutoScrollOptions,
) {
  const isFollowingRef = useRef(true);
  /** Whether the log is still where `pin` scrolled it, and the position and size at that time. */
  const isPinnedRef = useRef(true);
  const pinnedTopRef = useRef(0);
  const pinnedSizeRef = useRef('');
  const hasReadRef = useHasRead(scrollerRef);
  const [unseenId, setUnseenId] = useState<string>();
  const hasUnseen = unseenId !== undefined && unseenId === lastId;

  function notePin(scroller: HTMLElement) {
    pinnedTopRef.current = scroller.scrollTop;
    pinnedSizeRef.current = sizeOf(scroller);
  }

  /** Scrolls to the newest entry. If its end has been read, the end stays in view, even if the log loses height. */
  function pin(hasRead = false) {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const newest = newestIn(scroller);
    const end = scroller.scrollHeight - scroller.clientHeight;
    const start = newest ? topWithin(newest, scroller) - AIR : end;
    scroller.scrollTop =
      newest && !hasRead && newest.offsetHeight > scroller.clientHeight - AIR ? start : end;
    notePin(scroller);
    isFollowingRef.current = true;
    isPinnedRef.current = true;
    hasReadRef.current = hasRead;
    setUnseenId(undefined);
  }

  function scrollToNewest() {
    if (!isAtEnd) flushSync(showNewest);
    pin();
  }

  // Pins the newest turn again after a resize, such as by choices, a font or tools. If the log has lost
  // height, the browser has already changed the scroll position; a scroll event by the reader would have come
  // before this.
  function keepPinned(): boolean {
    if (isPinnedRef.current) pin(hasReadRef.current);
    return isPinnedRef.current;
  }

  function noteScroll(scroller: HTMLElement) {
    // our own scroll events fire a frame later, when the log may have grown
    if (isPinnedRef.current && Math.abs(scroller.scrollTop - pinnedTopRef.current) < NEAR_PIN) return;
    // the browser scrolled because of a resize; the resize observer pins again within this frame
    if (isPinnedRef.current && sizeOf(scroller) !== pinnedSizeRef.current) return;
    const { below } = beyondView(scroller);
    isFollowingRef.current = isAtEnd && (below < NEAR || isNewestInView(scroller));
    isPinnedRef.current = isAtEnd && below < NEAR_PIN;
    hasReadRef.current = isPinnedRef.current;
    if (isPinnedRef.current) notePin(scroller);
    if (isFollowingRef.current) setUnseenId(undefined);
  }

  const follow = useEffectEvent((newestId: string | undefined) => {
    if (isFollowingRef.current) pin();
    else setUnseenId(newestId);
  });
  useLayoutEffect(() => follow(lastId), [lastId]);

  const lead = useEffectEvent(() => {
    pin();
    if (!isAtEnd) showNewest();
  });
  useLayoutEffect(() => (ownTurn === undefined ? undefined : lead()), [ownTurn]);

  return { hasUnseen, scrollToNewest, keepPinned, noteScroll };
}

function newestIn(scroller: HTMLElement): HTMLElement | null {
  return scroller.querySelector<HTMLElement>('[data-last-entry]');
}

function isNewestInView(scroller: HTMLElement): boolean {
  const newest = newestIn(scroller);
  return newest !== null && topWithin(newest, scroller) < scroller.scrollTop + scroller.clientHeight - NEAR;
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): string => `${clientWidth} ${clientHeight}`;

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
  /** The newest entry. */
  lastId: string | undefined;
  /** The entry with which the newest passage begins. */
  startId: string | undefined;
  /** The key of the running turn if the reader asked for it: it leads to the newest entry from anywhere. */
  ownTurn: string | undefined;
}

/**
 * Scrolls to the newest passage, or, if the reader has scrolled up, reports that there is one. A passage that is
 * taller than the log is shown from its first line. What is added to a passage that is being read moves nothing.
 */
export function useAutoScroll(
  scrollerRef: RefObject<HTMLElement | null>,
  { lastId, startId, ownTurn, isAtEnd, showNewest }: AutoScrollOptions,
) {
  const isFollowingRef = useRef(true);
  /** Whether the log is still where `pin` scrolled it, and the position and size at that time. */
  const isPinnedRef = useRef(true);
  const pinnedTopRef = useRef(0);
  const pinnedSizeRef = useRef('');
  /** The passage that has been scrolled to. */
  const followedRef = useRef(startId);
  const hasReadRef = useHasRead(scrollerRef);
  const [unseenId, setUnseenId] = useState<string>();
  const hasUnseen = unseenId !== undefined && unseenId === lastId;

  function notePin(scroller: HTMLElement) {
    pinnedTopRef.current = scroller.scrollTop;
    pinnedSizeRef.current = sizeOf(scroller);
  }

  /** Scrolls to the newest passage. If its end has been read, the end stays in view, even if the log loses height. */
  function pin(hasRead = false) {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const end = scroller.scrollHeight - scroller.clientHeight;
    scroller.scrollTop = hasRead ? end : Math.min(passageStart(scroller) ?? end, end);
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
    const isSamePassage = startId === followedRef.current;
    followedRef.current = startId;
    if (isPinnedRef.current) pin(isSamePassage && hasReadRef.current);
    else if (!isFollowingRef.current) setUnseenId(newestId);
    else if (!isSamePassage) pin();
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

/** Where the newest passage begins. The first of a tale begins with what stands above it. */
function passageStart(scroller: HTMLElement): number | undefined {
  const first = scroller.querySelector<HTMLElement>('[data-passage-start]') ?? newestIn(scroller);
  if (!first) return undefined;
  return first.previousElementSibling?.matches('[data-entry]') ? topWithin(first, scroller) - AIR : 0;
}

function isNewestInView(scroller: HTMLElement): boolean {
  const newest = newestIn(scroller);
  return newest !== null && topWithin(newest, scroller) < scroller.scrollTop + scroller.clientHeight - NEAR;
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): string => `${clientWidth} ${clientHeight}`;

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Margin above an entry that is too tall to be shown whole. */
const AIR = 26;
/** Tolerance for being at the end. */
const NEAR = 48;
/** Movements below this are ignored. */
const NEAR_PIN = 4;

/**
 * Keeps the latest entry in view, unless the reader has scrolled up; then it reports new entries. An entry that is
 * taller than the log is shown from its start.
 */
export function useFollowing(scrollerRef: RefObject<HTMLElement | null>, lastId: string | undefined) {
  const isFollowingRef = useRef(true);
  /** Whether the reader has scrolled away, and the position before. */
  const isPinnedRef = useRef(true);
  const pinnedTopRef = useRef(0);
  const [unseenId, setUnseenId] = useState<string>();
  const hasUnseen = unseenId !== undefined && unseenId === lastId;

  function scrollToNewest() {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const newest = scroller.querySelector<HTMLElement>('[data-last-entry]');
    const end = scroller.scrollHeight - scroller.clientHeight;
    const start = newest ? topWithin(newest, scroller) - AIR : end;
    scroller.scrollTop = newest && newest.offsetHeight > scroller.clientHeight - AIR ? start : end;
    pinnedTopRef.current = scroller.scrollTop;
    isFollowingRef.current = true;
    isPinnedRef.current = true;
    setUnseenId(undefined);
  }

  const follow = useEffectEvent((newestId: string | undefined) => {
    if (isFollowingRef.current) scrollToNewest();
    else setUnseenId(newestId);
  });
  useLayoutEffect(() => follow(lastId), [lastId]);

  // The choices take their place from the log, a font or the tools arrive: the newest part stays in view. Where the log
  // got lower, the browser has moved it already; whether a hand did is told by an event, which comes before this.
  const repin = useEffectEvent(() => {
    if (isPinnedRef.current) scrollToNewest();
  });

  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    function handleScroll(this: HTMLElement) {
      // our own scroll events fire a frame later, when the log may have grown
      if (isPinnedRef.current && Math.abs(this.scrollTop - pinnedTopRef.current) < NEAR_PIN) return;
      const rest = this.scrollHeight - this.clientHeight - this.scrollTop;
      const newest = this.querySelector<HTMLElement>('[data-last-entry]');
      const isNewestInView = newest && topWithin(newest, this) < this.scrollTop + this.clientHeight - NEAR;
      isFollowingRef.current = rest < NEAR || Boolean(isNewestInView);
      isPinnedRef.current = rest < NEAR_PIN;
      if (isPinnedRef.current) pinnedTopRef.current = this.scrollTop;
      if (isFollowingRef.current) setUnseenId(undefined);
    }
    const observer = new ResizeObserver(() => repin());
    scroller.addEventListener('scroll', handleScroll, { passive: true });
    observer.observe(scroller);
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild);
    return () => {
      scroller.removeEventListener('scroll', handleScroll);
      observer.disconnect();
    };
  }, [scrollerRef]);

  return { hasUnseen, scrollToNewest };
}

function topWithin(element: HTMLElement, scroller: HTMLElement): number {
  return element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
}

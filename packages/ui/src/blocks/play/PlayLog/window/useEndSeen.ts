import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLogMoves } from './useLogMoves.ts';

/** How much of the last text, such as the rule under it, may be below the view. */
const TOLERANCE = 20;

interface EndSeenOptions {
  /** The newest entry. */
  lastId: string | undefined;
  /** Whether all of the newest entry is rendered: not while it is typed out. */
  isWhole: boolean;
  /** Called with true when the end of the newest entry has come into view, with false for a new entry below the view. */
  onEndSeen: ((isSeen: boolean) => void) | undefined;
}

/** Reports whether the reader has had the end of the newest entry in view. */
export function useEndSeen(
  scrollerRef: RefObject<HTMLElement | null>,
  { lastId, isWhole, onEndSeen }: EndSeenOptions,
): void {
  const seenRef = useRef<string>(undefined);

  function look() {
    const scroller = scrollerRef.current;
    if (!scroller || lastId === undefined) return;
    if (seenRef.current !== lastId && isWhole && isEndInView(scroller)) seenRef.current = lastId;
    onEndSeen?.(seenRef.current === lastId);
  }
  const lookAgain = useEffectEvent((_shown: string) => look());
  // before the paint, so that what waits for the end does not flash
  useLayoutEffect(() => lookAgain(`${lastId} ${isWhole}`), [lastId, isWhole]);

  useLogMoves(scrollerRef, { onScroll: look, onResize: look });
}

function isEndInView(scroller: HTMLElement): boolean {
  // a log without height, as in jsdom, has no view
  if (!scroller.clientHeight) return true;
  const last = scroller.querySelector('[data-last-entry]');
  if (!last) return false;
  // the tools under a text need not be in view
  const end = last.querySelector('p') ?? last;
  return end.getBoundingClientRect().bottom <= scroller.getBoundingClientRect().bottom + TOLERANCE;
}

import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { LogState } from './useLogState.ts';

/** How often the place of the typed text is measured: each measurement lays out the page. */
const LOOK_MS = 200;

/** Finishes typing when it reaches the end of the view: nothing is typed out of sight. */
export function useTypedBelow(
  scrollerRef: RefObject<HTMLElement | null>,
  { typingId, markTyped }: LogState,
): void {
  const look = useEffectEvent(() => {
    const scroller = scrollerRef.current;
    const next = scroller?.querySelector('[data-unwritten]')?.getClientRects()[0];
    if (!scroller || !next || typingId === undefined) return;
    if (next.bottom > scroller.getBoundingClientRect().bottom) markTyped(typingId);
  });
  const isTyping = typingId !== undefined;
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setInterval(() => look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isTyping]);
}

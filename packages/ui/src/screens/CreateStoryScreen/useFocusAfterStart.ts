import { type RefObject, useEffect, useRef } from 'react';

/** The button of a way to begin goes once it is chosen: the focus goes on to the fields that it has filled. */
export function useFocusAfterStart(hasStart: boolean, rootRef: RefObject<HTMLElement | null>): void {
  const hadStart = useRef(hasStart);
  useEffect(() => {
    const isChosen = hadStart.current && !hasStart;
    hadStart.current = hasStart;
    if (!isChosen || document.activeElement !== document.body) return;
    rootRef.current
      ?.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden])')
      ?.focus({ preventScroll: true });
  }, [hasStart, rootRef]);
}

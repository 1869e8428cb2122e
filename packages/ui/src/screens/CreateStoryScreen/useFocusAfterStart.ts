import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the filled fields after a start was chosen, because the pressed button is gone. */
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

import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus of a removed entry to the log: otherwise Tab would start at the top of the page. */
export function useFocusInLog(scrollerRef: RefObject<HTMLElement | null>) {
  const focusedRef = useRef<Element>(undefined);

  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    const handleIn = ({ target }: FocusEvent) => {
      focusedRef.current = target instanceof Element ? target : undefined;
    };
    const handleOut = ({ relatedTarget }: FocusEvent) => {
      // removal has no `relatedTarget`, and only some browsers fire focusout for it
      if (relatedTarget) focusedRef.current = undefined;
    };
    scroller.addEventListener('focusin', handleIn);
    scroller.addEventListener('focusout', handleOut);
    return () => {
      scroller.removeEventListener('focusin', handleIn);
      scroller.removeEventListener('focusout', handleOut);
    };
  }, [scrollerRef]);

  function keepFocus() {
    const isLost = focusedRef.current?.isConnected === false && document.activeElement === document.body;
    if (isLost) scrollerRef.current?.focus({ preventScroll: true });
    if (focusedRef.current?.isConnected === false) focusedRef.current = undefined;
  }

  return { keepFocus };
}

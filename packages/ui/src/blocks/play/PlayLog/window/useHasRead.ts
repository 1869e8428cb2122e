import { type RefObject, useEffect, useRef } from 'react';
import { beyondView } from './logGeometry.ts';

/** Movements below this are ignored. */
export const NEAR_PIN = 4;
/** Fields in which readers write. */
const FIELDS = 'input, textarea';

/**
 * Whether the newest turn has been read to its end: the reader scrolled there, or focused a field while the
 * end was in view. If the log then loses height, it shows the end instead of the beginning.
 */
export function useHasRead(scrollerRef: RefObject<HTMLElement | null>): RefObject<boolean> {
  const hasReadRef = useRef(false);
  useEffect(() => {
    function handleFocus({ target }: FocusEvent) {
      const scroller = scrollerRef.current;
      if (scroller && target instanceof Element && target.matches(FIELDS))
        hasReadRef.current = beyondView(scroller).below < NEAR_PIN;
    }
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, [scrollerRef]);
  return hasReadRef;
}

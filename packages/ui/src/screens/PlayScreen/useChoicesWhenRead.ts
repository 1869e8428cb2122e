import { type RefObject, useEffect, useRef, useState } from 'react';
import { scrollWithin } from '../../hooks/browserParts.ts';
import { useReducedMotion } from '../../hooks/useReducedMotion.ts';

/** How much of the log stays in view on the next page. */
const OVERLAP_PX = 56;

/**
 * Whether the end of the newest passage has been in view, so that the choices may come up. If they do not fit then, the
 * column scrolls to them.
 */
export function useChoicesWhenRead(columnRef: RefObject<HTMLElement | null>) {
  const [hasSeenEnd, setHasSeenEnd] = useState(false);
  const behavior = useReducedMotion() ? 'auto' : 'smooth';
  /** Whether a frame was painted without the end. */
  const wasUnseenRef = useRef(false);

  useEffect(() => {
    if (!hasSeenEnd) {
      const frame = requestAnimationFrame(() => (wasUnseenRef.current = true));
      return () => cancelAnimationFrame(frame);
    }
    const column = columnRef.current;
    if (wasUnseenRef.current) scrollWithin(column, { top: column?.scrollHeight ?? 0, behavior });
    wasUnseenRef.current = false;
    return undefined;
  }, [hasSeenEnd, behavior, columnRef]);

  function showNext() {
    const log = columnRef.current?.querySelector('[role="log"]');
    if (log) scrollWithin(log, { top: log.scrollTop + log.clientHeight - OVERLAP_PX, behavior });
  }

  return { hasSeenEnd, setHasSeenEnd, showNext };
}

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { sizeObserver } from '../../../../hooks/browserParts.ts';

interface LogMoves {
  /** Called when the log scrolls. */
  onScroll: (scroller: HTMLElement) => void;
  /** Called when the log or its page changes its size. */
  onResize: (scroller: HTMLElement) => void;
}

/** Listens to what moves the text in the log. */
export function useLogMoves(scrollerRef: RefObject<HTMLElement | null>, moves: LogMoves): void {
  const scrolled = useEffectEvent(moves.onScroll);
  const resized = useEffectEvent(moves.onResize);
  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    const listener = () => scrolled(scroller);
    const observer = sizeObserver(() => resized(scroller));
    scroller.addEventListener('scroll', listener, { passive: true });
    observer?.observe(scroller);
    if (scroller.firstElementChild) observer?.observe(scroller.firstElementChild);
    return () => {
      scroller.removeEventListener('scroll', listener);
      observer?.disconnect();
    };
  }, [scrollerRef]);
}

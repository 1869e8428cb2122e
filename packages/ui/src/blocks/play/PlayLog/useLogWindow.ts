import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/** Renders only the latest entries; earlier ones are prepended on request, without a jump. */
export function useLogWindow(count: number, size: number, scrollerRef: RefObject<HTMLElement | null>) {
  const newest = Math.max(0, count - size);
  const [start, setStart] = useState(newest);
  /** How many entries may be in the page: what was asked for stays until as much again has been told. */
  const [room, setRoom] = useState(size * 2);
  const isTooLong = count - start > room;
  const isBeyond = start > newest;
  if (isTooLong || isBeyond) {
    setStart(newest);
    setRoom(size * 2);
  }

  function showEarlier() {
    const scroller = scrollerRef.current;
    const before = scroller ? scroller.scrollHeight - scroller.scrollTop : 0;
    const next = Math.max(0, start - size);
    flushSync(() => {
      setStart(next);
      setRoom(count - next + size);
    });
    if (!scroller) return;
    scroller.scrollTop = scroller.scrollHeight - before;
    scroller.focus({ preventScroll: true });
  }

  return { start, showEarlier };
}

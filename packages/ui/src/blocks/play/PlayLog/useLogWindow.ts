import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/** Only the newest entries are in the page; what lies before them is added on request, without a jump. */
export function useLogWindow(count: number, size: number, scrollerRef: RefObject<HTMLElement | null>) {
  const [start, setStart] = useState(Math.max(0, count - size));
  const isTooLong = count - start > size * 2;
  if (isTooLong) setStart(count - size);

  function showEarlier() {
    const scroller = scrollerRef.current;
    const before = scroller ? scroller.scrollHeight - scroller.scrollTop : 0;
    flushSync(() => setStart(Math.max(0, start - size)));
    if (!scroller) return;
    scroller.scrollTop = scroller.scrollHeight - before;
    scroller.focus({ preventScroll: true });
  }

  return { start, showEarlier };
}

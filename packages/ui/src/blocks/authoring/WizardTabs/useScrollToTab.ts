import { type RefObject, useEffect, useRef } from 'react';
import { bringIntoView } from '../../../hooks/browserParts.ts';

/** Scrolls the row of tabs to the current tab. */
export function useScrollToTab(rootRef: RefObject<HTMLElement | null>, current: string) {
  const shown = useRef(current);

  useEffect(() => {
    const tab = rootRef.current?.querySelector('[role="tab"][aria-selected="true"]');
    const row = tab?.parentElement;
    if (!tab || !row) return;
    const [edges, place] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (place.left < edges.left) row.scrollLeft += place.left - edges.left;
    else if (place.right > edges.right) row.scrollLeft += place.right - edges.right;
    // the button at the end of a long step scrolls to the start of the next
    if (shown.current !== current) bringIntoView(row, { block: 'nearest' });
    shown.current = current;
  }, [rootRef, current]);
}

import { type RefObject, useEffect, useRef } from 'react';

/** On a narrow screen the row of tabs scrolls: it follows the tab that is shown, whoever opened it. */
export function useTabInSight(rootRef: RefObject<HTMLElement | null>, current: string) {
  const shown = useRef(current);

  useEffect(() => {
    const tab = rootRef.current?.querySelector('[role="tab"][aria-selected="true"]');
    const row = tab?.parentElement;
    if (!tab || !row) return;
    const [edges, place] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (place.left < edges.left) row.scrollLeft += place.left - edges.left;
    else if (place.right > edges.right) row.scrollLeft += place.right - edges.right;
    // the button at the foot of a long step leads to the head of the next
    if (shown.current !== current) row.scrollIntoView({ block: 'nearest' });
    shown.current = current;
  }, [rootRef, current]);
}

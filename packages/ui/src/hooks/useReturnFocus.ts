import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes when a dialog closes: to what had it before, or if that is gone, as the row of a player is who
 * was removed, to the panel that it was in. Focus that has gone elsewhere meanwhile stays there.
 */
export function useReturnFocus(open: boolean): () => boolean | HTMLElement {
  const before = useRef<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    if (open) before.current = withAncestors(document.activeElement);
  }, [open]);
  return useCallback(() => {
    const [opener, ...around] = before.current;
    if (!opener || opener.isConnected) return !isInPage(document.activeElement);
    return around.find((element) => element.isConnected && element.matches('aside, [role=dialog]')) ?? true;
  }, []);
}

function withAncestors(element: Element | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element; at instanceof HTMLElement; at = at.parentElement) found.push(at);
  return found;
}

/** Dialogs are in portals. */
const isInPage = (element: Element | null): boolean =>
  element !== null && element !== document.body && element.closest('[data-base-ui-portal]') === null;

import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

interface ReturnFocus {
  readonly popupRef: RefObject<HTMLDivElement | null>;
  readonly finalFocus: () => boolean | HTMLElement;
}

/**
 * Where the focus goes when a dialog closes: to what had it before, or if that is gone, as the row of a player is who
 * was removed, to the panel that it was in. Focus that has gone elsewhere meanwhile stays there: in the page, or in a
 * dialog that opened while this one faded out.
 */
export function useReturnFocus(open: boolean): ReturnFocus {
  const popupRef = useRef<HTMLDivElement>(null);
  const before = useRef<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    if (open) before.current = withAncestors(document.activeElement);
  }, [open]);
  const finalFocus = useCallback(() => {
    const [opener, ...around] = before.current;
    if (isElsewhere(document.activeElement, popupRef.current)) return false;
    if (!opener || opener.isConnected) return true;
    return around.find((element) => element.isConnected && element.matches('aside, [role=dialog]')) ?? true;
  }, []);
  return { popupRef, finalFocus };
}

function withAncestors(element: Element | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element; at instanceof HTMLElement; at = at.parentElement) found.push(at);
  return found;
}

/** Dialogs are in portals, and so are menus, which close with the dialog that they belong to. */
function isElsewhere(element: Element | null, popup: HTMLElement | null): boolean {
  if (element === null || element === document.body) return false;
  if (element.closest('[data-base-ui-portal]') === null) return true;
  const dialog = element.closest('[role=dialog], [role=alertdialog]');
  return dialog !== null && dialog !== popup;
}

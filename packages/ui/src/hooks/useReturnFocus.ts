import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

interface ReturnFocus {
  readonly popupRef: RefObject<HTMLDivElement | null>;
  readonly finalFocus: () => boolean | HTMLElement;
}

/**
 * Returns the focus when a dialog closes: to the element that had it before or, if that is gone, to the panel
 * around it. A focus that has moved on meanwhile stays: in the page, or in a dialog that has opened since.
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

/** Whether the focus has moved on. Menus do not count: they are in portals, too, and close with their dialog. */
function isElsewhere(element: Element | null, popup: HTMLElement | null): boolean {
  if (element === null || element === document.body) return false;
  if (element.closest('[data-base-ui-portal]') === null) return true;
  const dialog = element.closest('[role=dialog], [role=alertdialog]');
  return dialog !== null && dialog !== popup;
}

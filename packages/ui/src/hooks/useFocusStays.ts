import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus to `target` when what had it inside an element is removed, as a player is by the button beside their
 * name, also while a dialog that was opened by that button has it.
 */
export function useFocusStays(
  ref: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null> = ref,
): void {
  useEffect(() => {
    const root = ref.current;
    const page = root?.closest('body > *');
    if (!root || !page) return undefined;
    let focused: Node | null = null;
    // dialogs are beside the page
    const isElsewhere = (node: Node | null) =>
      node === document.body || (page.contains(node) && !root.contains(node));
    const noteFocus = (event: FocusEvent) => {
      const node = event.target as Node;
      if (root.contains(node)) focused = node;
      else if (isElsewhere(node)) focused = null;
    };
    // the blur of what is removed comes before it has gone
    const noteBlur = (event: FocusEvent) =>
      queueMicrotask(() => {
        if (focused === event.target && focused?.isConnected && isElsewhere(document.activeElement))
          focused = null;
      });
    const observer = new MutationObserver(() => {
      if (focused && !focused.isConnected && document.activeElement === document.body)
        target.current?.focus();
    });
    document.addEventListener('focusin', noteFocus);
    root.addEventListener('focusout', noteBlur);
    observer.observe(root, { childList: true, subtree: true });
    // a dialog has closed
    observer.observe(document.body, { childList: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', noteFocus);
      root.removeEventListener('focusout', noteBlur);
    };
  }, [ref, target]);
}

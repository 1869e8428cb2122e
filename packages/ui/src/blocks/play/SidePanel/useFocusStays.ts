import { type RefObject, useEffect } from 'react';

/** Gives the focus to an element when what had it inside is removed, as a player is by the button beside their name. */
export function useFocusStays(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    let focused: Node | null = null;
    const noteFocus = ({ target }: FocusEvent) => (focused = target as Node);
    // the blur of what is removed comes before it has gone
    const noteBlur = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (focused === target && (target as Node).isConnected) focused = null;
      });
    const observer = new MutationObserver(() => {
      if (focused && !focused.isConnected && document.activeElement === document.body) root.focus();
    });
    root.addEventListener('focusin', noteFocus);
    root.addEventListener('focusout', noteBlur);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', noteFocus);
      root.removeEventListener('focusout', noteBlur);
    };
  }, [ref]);
}

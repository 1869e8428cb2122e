import { type RefObject, useEffect } from 'react';

/** Moves the focus to `target` when the focused element inside `ref` is removed. */
export function useFocusStays(
  ref: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null> = ref,
): void {
  useEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    let focused: Node | null = null;
    const noteFocus = (event: FocusEvent) => (focused = event.target as Node);
    // the blur event of a removed element fires before its removal
    const noteBlur = (event: FocusEvent) =>
      queueMicrotask(() => {
        if (focused === event.target && focused?.isConnected) focused = null;
      });
    const observer = new MutationObserver(() => {
      if (focused && !focused.isConnected && document.activeElement === document.body)
        target.current?.focus();
    });
    root.addEventListener('focusin', noteFocus);
    root.addEventListener('focusout', noteBlur);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', noteFocus);
      root.removeEventListener('focusout', noteBlur);
    };
  }, [ref, target]);
}

/**
 * A ref for a button that is removed once it is used: moves its focus to the first `target` within its
 * `frame`. Otherwise Tab would start at the top of the document.
 */
export const moveFocusOnRemoval = (frame: string, target: string) => (button: HTMLElement | null) => {
  const next = button?.closest(frame)?.querySelector<HTMLElement>(target);
  return () => {
    if (!next || document.activeElement !== button) return;
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus();
  };
};

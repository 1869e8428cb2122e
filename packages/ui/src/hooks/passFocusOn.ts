/**
 * As a ref, for a button that is gone once it is used: passes its focus on to the first `target` within its `frame`. A
 * keyboard would otherwise begin again at the top of the document.
 */
export const passFocusOn = (frame: string, target: string) => (button: HTMLElement | null) => {
  const next = button?.closest(frame)?.querySelector<HTMLElement>(target);
  return () => {
    if (!next || document.activeElement !== button) return;
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus();
  };
};

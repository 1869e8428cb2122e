/** Brings focus to what comes next, when it appears in place of a form that had it. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}

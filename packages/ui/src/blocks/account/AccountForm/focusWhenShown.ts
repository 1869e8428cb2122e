/** Moves focus to what replaces a form that had it. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}

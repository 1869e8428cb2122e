/** A ref that focuses its element on mount, for content that replaces a focused form. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}

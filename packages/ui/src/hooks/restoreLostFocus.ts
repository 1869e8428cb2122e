/**
 * For the content of a page, as a ref: moves the focus to the heading when the focused element is removed, as with a
 * report that was decided. Otherwise Tab would start at the top of the document.
 */
export function restoreLostFocus(content: HTMLElement | null): (() => void) | undefined {
  if (!content) return undefined;
  let last: EventTarget | null = null;

  function remember({ target }: FocusEvent) {
    last = target;
  }
  function moveToHeading() {
    const isLost = last instanceof Element && !last.isConnected && document.activeElement === document.body;
    const heading = isLost ? content?.querySelector('h1') : undefined;
    if (!heading) return;
    last = null;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  // a dialog that opened from the removed element holds the focus until it closes, outside of the content
  const observer = new MutationObserver(moveToHeading);
  observer.observe(document.body, { childList: true, subtree: true });
  content.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    content.removeEventListener('focusin', remember);
  };
}

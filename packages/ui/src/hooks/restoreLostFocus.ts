/**
 * A ref for the content of a page: moves the focus to the heading when the focused element is removed, for
 * example with a decided report. Otherwise Tab would start at the top of the document.
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

  // a dialog that the removed element opened holds the focus, outside the content, until it closes
  const observer = new MutationObserver(moveToHeading);
  observer.observe(document.body, { childList: true, subtree: true });
  content.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    content.removeEventListener('focusin', remember);
  };
}

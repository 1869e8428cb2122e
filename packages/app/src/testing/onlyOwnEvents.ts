/**
 * Other files of stories run beside this one, in frames of the same browser: what they store is no other tab, and the
 * focus that moves between them is no return to the page. Events that a story makes itself arrive.
 */
export function onlyOwnEvents(): void {
  for (const type of ['storage', 'focus', 'visibilitychange'])
    addEventListener(
      type,
      (event) => {
        if (event.isTrusted && (event.target === window || event.target === document))
          event.stopImmediatePropagation();
      },
      { capture: true },
    );
}

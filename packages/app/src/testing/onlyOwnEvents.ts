/**
 * Ignores real storage and focus events: other story files run in frames of the same browser, and are neither other
 * tabs nor a return to the page. Events dispatched by the story itself still arrive.
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

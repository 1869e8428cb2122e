import { useEffect, useEffectEvent } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable]';
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** What a key does, by the name of the key in lower case: `c`, `/`, `end`. */
export type Shortcuts = Readonly<Partial<Record<string, () => void>>>;

/** Keys of the whole page. They rest while somebody writes, while something lies over the page, and with a modifier. */
export function useShortcuts(shortcuts: Shortcuts, isEnabled: boolean): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    const isElsewhere = event.target instanceof Element && event.target.closest(`${FIELDS}, ${OVERLAYS}`);
    const action = shortcuts[event.key.toLowerCase()];
    if (!action || isModified || isElsewhere || event.repeat) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    if (!isEnabled) return undefined;
    const handleKey = (event: KeyboardEvent) => run(event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isEnabled]);
}

import { useEffectEvent, useLayoutEffect } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable]';
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Handlers by the lower-case name of the key: `c`, `/`, `end`. */
export type Shortcuts = Readonly<Partial<Record<string, () => void>>>;

/** The name of a key. On a keyboard of another script, the Latin key at the same place. */
function nameOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^[ -~]+$/.test(key)) return key.toLowerCase();
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return (/^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? key).toLowerCase();
}

/** Global shortcuts. Inactive while a text field has focus, while an overlay is open, and with a modifier key. */
export function useShortcuts(shortcuts: Shortcuts, isEnabled: boolean): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    const isElsewhere = event.target instanceof Element && event.target.closest(`${FIELDS}, ${OVERLAYS}`);
    const action = shortcuts[nameOf(event)];
    if (!action || isModified || isElsewhere || event.repeat) return;
    event.preventDefault();
    action();
  });

  // before the paint: a key may be pressed as soon as its button is visible
  useLayoutEffect(() => {
    if (!isEnabled) return undefined;
    const handleKey = (event: KeyboardEvent) => run(event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isEnabled]);
}

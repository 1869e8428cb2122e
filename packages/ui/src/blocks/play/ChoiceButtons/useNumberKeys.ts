import { useEffect, useEffectEvent } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable]';
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Calls back with 0 for the key 1, 1 for the key 2, and so on, unless somebody is writing or a dialog is open. */
export function useNumberKeys(count: number, isEnabled: boolean, onPick: (index: number) => void): void {
  const pick = useEffectEvent(onPick);

  useEffect(() => {
    if (!isEnabled) return undefined;
    function handleKey(event: KeyboardEvent) {
      const index = Number(event.key) - 1;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      const target = event.target instanceof Element ? event.target : undefined;
      if (hasModifier || event.repeat || target?.closest(`${FIELDS}, ${OVERLAYS}`)) return;
      if (Number.isInteger(index) && index >= 0 && index < count) pick(index);
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [count, isEnabled]);
}

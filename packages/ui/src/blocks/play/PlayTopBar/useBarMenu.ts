import { type MouseEvent, useEffect, useRef, useState } from 'react';

/** What opens from the menu and is rendered elsewhere: a press there is not outside. */
const OVERLAYS = '[role="listbox"], [role="dialog"]';

const ELSEWHERE = ['pointerdown', 'focusin'] as const;

/** What the menu shows, without the pickers that a desktop shows beside it. */
const ROWS = 'button:not([role="combobox"])';

/**
 * The menu of the bar. Its first row gets the focus. Escape, a press or the focus elsewhere, and a press that opens a
 * panel close it.
 */
export function useBarMenu() {
  const menuRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const rows = menuRef.current?.querySelectorAll<HTMLElement>(ROWS) ?? [];
    [...rows].find(({ offsetParent }) => offsetParent)?.focus();
    const handleElsewhere = ({ target }: Event) => {
      const isInside =
        target instanceof Element &&
        [menuRef, buttonRef].some(({ current }) => current?.contains(target) ?? false);
      const isBeside = target instanceof Element && target.closest(OVERLAYS) !== null;
      if (!isInside && !isBeside) setIsOpen(false);
    };
    const handleKey = ({ key, defaultPrevented, target }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return;
      if (target instanceof Element && target.closest(OVERLAYS)) return;
      setIsOpen(false);
      buttonRef.current?.focus();
    };
    for (const type of ELSEWHERE) document.addEventListener(type, handleElsewhere);
    document.addEventListener('keydown', handleKey);
    return () => {
      for (const type of ELSEWHERE) document.removeEventListener(type, handleElsewhere);
      document.removeEventListener('keydown', handleKey);
    };
  }, [isOpen]);

  return {
    menuRef,
    buttonRef,
    isOpen,
    toggle: () => setIsOpen((before) => !before),
    /** Pickers stay, because their list belongs to the menu. */
    closeAfter: ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest('button');
      if (!isOpen || !button || button.getAttribute('role') === 'combobox') return;
      setIsOpen(false);
      // the panel that opens returns the focus here when it closes
      buttonRef.current?.focus();
    },
  };
}

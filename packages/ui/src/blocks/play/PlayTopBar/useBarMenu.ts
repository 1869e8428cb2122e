import { type MouseEvent, useEffect, useRef, useState } from 'react';

/** What opens from the menu and is rendered elsewhere: a press there is not outside. */
const OVERLAYS = '[role="listbox"], [role="dialog"]';

/** The menu of the bar on a phone: closes on Escape, on a press outside, and with a press that opens a panel. */
export function useBarMenu() {
  const menuRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const handlePress = ({ target }: Event) => {
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
    document.addEventListener('pointerdown', handlePress);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
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

import { Menu } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';
import { BarLabel } from '../BarButton.styles.ts';
import { End, MenuButton, MenuRows, OnPhone, Side } from './PlayTopBar.styles.ts';
import { useBarMenu } from './useBarMenu.ts';

interface BarMenuProps {
  /** The button of the help, which on a phone is in the menu. */
  knowHow: ReactNode;
  loading: boolean;
  /** Controls that on a phone are in the menu. */
  children: ReactNode;
  /** Controls that are in the menu on every device. */
  menu: ReactNode;
}

/** The controls at the end of the bar, and the button of its menu. */
export function BarMenu({ knowHow, loading, children, menu }: BarMenuProps) {
  const words = useWords(playWords);
  const id = useId();
  const { buttonRef, menuRef, isOpen, toggle, closeAfter } = useBarMenu();
  return (
    <End>
      <Side
        ref={menuRef}
        id={id}
        data-side="end"
        data-open={isOpen || undefined}
        data-loading={loading || undefined}
        onClick={closeAfter}
      >
        <OnPhone>{knowHow}</OnPhone>
        {children}
        {menu && <MenuRows data-menu-rows>{menu}</MenuRows>}
      </Side>
      <MenuButton
        ref={buttonRef}
        type="button"
        data-phone-only={menu ? undefined : true}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <Menu />
        <BarLabel>{words.menu}</BarLabel>
      </MenuButton>
    </End>
  );
}

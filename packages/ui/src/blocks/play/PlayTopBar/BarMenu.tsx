import { Menu } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';
import { MenuButton, OnPhone, Side } from './PlayTopBar.styles.ts';
import { useBarMenu } from './useBarMenu.ts';

interface BarMenuProps {
  /** The button of the help, which on a phone is in the menu. */
  knowHow: ReactNode;
  loading: boolean;
  children: ReactNode;
}

/** The controls at the end of the bar; on a phone a menu. */
export function BarMenu({ knowHow, loading, children }: BarMenuProps) {
  const { menu } = useWords(playWords);
  const id = useId();
  const { buttonRef, menuRef, isOpen, toggle, closeAfter } = useBarMenu();
  return (
    <>
      <MenuButton
        ref={buttonRef}
        type="button"
        aria-label={menu}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <Menu />
      </MenuButton>
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
      </Side>
    </>
  );
}

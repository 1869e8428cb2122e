import { HELP_PANEL_MAX_PX } from '@kathaloka/contract/limits';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useIsOverflowing } from '../../../hooks/useIsOverflowing.ts';
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts';
import { Drawer } from '../../../primitives/Drawer/Drawer.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';
import { Docked, PanelBody, PanelHead, PanelTitle } from './SidePanel.styles.ts';

/** From here on there is room for the panel beside the tale. */
const HAS_ROOM = '(min-width: 1024px)';

export interface SidePanelProps {
  /** Its name. */
  title: string;
  /** Escape or its button asks for it. */
  onClose: () => void;
  /** What it holds; more than fits scrolls. */
  children: ReactNode;
}

/** Beside the tale where there is room, and else a sheet from the foot of the page. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const hasRoom = useMediaQuery(HAS_ROOM);
  if (hasRoom)
    return (
      <DockedPanel title={title} onClose={onClose}>
        {children}
      </DockedPanel>
    );
  return (
    <Drawer isOpen side="bottom" title={title} onClose={onClose}>
      {children}
    </Drawer>
  );
}

/** Takes the focus when it opens, and gives it back when it closes. */
function DockedPanel({ title, onClose, children }: SidePanelProps) {
  const words = usePlayWords();
  const id = useId();
  const rootRef = useRef<HTMLElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const isOverflowing = useIsOverflowing(bodyRef, 'block');

  useEffect(() => {
    const opener = document.activeElement;
    const root = rootRef.current;
    root?.focus();
    return () => {
      const isFocusLost = document.activeElement === document.body || root?.contains(document.activeElement);
      if (isFocusLost && opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  return (
    <Docked
      ref={rootRef}
      aria-labelledby={id}
      tabIndex={-1}
      style={{ '--panel-max': `${HELP_PANEL_MAX_PX}px` }}
      onKeyDown={handleKeyDown}
    >
      <PanelHead>
        <PanelTitle id={id}>{title}</PanelTitle>
        <IconButton label={words.close} variant="plain" onClick={onClose}>
          <X />
        </IconButton>
      </PanelHead>
      <PanelBody ref={bodyRef} tabIndex={isOverflowing ? 0 : undefined}>
        {children}
      </PanelBody>
    </Docked>
  );
}

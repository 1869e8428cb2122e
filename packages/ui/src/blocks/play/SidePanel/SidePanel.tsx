import { HELP_PANEL_MAX_PX } from '@kathaloka/contract/limits';
import { X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { composed } from '../../../element/composed.ts';
import { useFocusStays } from '../../../hooks/useFocusStays.ts';
import { useIsOverflowing } from '../../../hooks/useIsOverflowing.ts';
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts';
import { useMergedRef } from '../../../hooks/useMergedRef.ts';
import { Drawer } from '../../../primitives/Drawer/Drawer.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { queries } from '../../../theme/queries.ts';
import { Docked, PanelBody, PanelHead, PanelTitle } from './SidePanel.styles.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface SidePanelProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The title of the panel. */
  title: string;
  /** Called on Escape, and when the closing button is pressed. */
  onClose: () => void;
  /** The content, which scrolls if it does not fit. */
  children: ReactNode;
}

/**
 * A panel beside the tale on a wide screen, otherwise a sheet at the bottom of the page.
 *
 * @use Holds one panel beside the tale.
 * @avoid Not over a page: `Drawer`.
 * @heard “Complementary” with its title; the focus goes in, and returns.
 * @keys close, tab
 * @example
 * <SidePanel title="Know How" onClose={close}>
 *   <Markdown>{guide}</Markdown>
 * </SidePanel>
 */
export function SidePanel({ title, onClose, children, ...rest }: SidePanelProps) {
  const hasRoom = useMediaQuery(queries.desktop);
  if (hasRoom)
    return (
      <DockedPanel title={title} onClose={onClose} {...rest}>
        {children}
      </DockedPanel>
    );
  return (
    <Drawer open side="bottom" title={title} onOpenChange={(open) => !open && onClose()} {...rest}>
      {children}
    </Drawer>
  );
}

/** A panel that takes the focus when it opens, and returns it when it closes. */
function DockedPanel({ title, onClose, children, style, ref, onKeyDown, ...rest }: SidePanelProps) {
  const words = useWords(playWords);
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef<HTMLDivElement>(rootRef, ref);
  const bodyRef = useRef<HTMLDivElement>(null);
  const isOverflowing = useIsOverflowing(bodyRef, 'block');
  useFocusStays(rootRef);

  useEffect(() => {
    const opener = document.activeElement;
    const root = rootRef.current;
    root?.focus();
    return () => {
      const isFocusLost = document.activeElement === document.body || root?.contains(document.activeElement);
      if (isFocusLost && opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // keys pressed in a dialog opened from here also bubble here, through the React tree
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key === 'Escape' && isInside) onClose();
  }

  return (
    <Docked
      aria-labelledby={id}
      tabIndex={-1}
      {...rest}
      ref={mergedRef}
      style={{ '--kl-panel-max': `${HELP_PANEL_MAX_PX}px`, ...style }}
      onKeyDown={composed(onKeyDown, handleKeyDown)}
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

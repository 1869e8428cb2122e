import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react';
import type { PortalProps } from '../../element/portal.ts';
import { useDeliberateClose } from '../../hooks/useDeliberateClose.ts';
import { useIsOverflowing } from '../../hooks/useIsOverflowing.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useReturnFocus } from '../../hooks/useReturnFocus.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Body, Header, Panel, Scrim, Title } from './Drawer.styles.ts';
import { overlayWords } from '../../words/overlay/en.ts';
import { useWords } from '../../words/useWords.ts';

export const DRAWER_SIDES = ['start', 'end', 'bottom', 'all'] as const;
export type DrawerSide = (typeof DRAWER_SIDES)[number];

export interface DrawerProps extends Omit<ComponentProps<'div'>, 'title' | 'children'>, PortalProps {
  /** Whether the drawer is open. */
  open: boolean;
  /** Called with `false` by Escape, a press outside or its close button. */
  onOpenChange: (open: boolean) => void;
  /** The title, which is the accessible name of the drawer. */
  title: string;
  /** Content that replaces the title in the header, such as the logo; the title is then visually hidden. */
  header?: ReactNode;
  /**
   * The side from which the drawer slides in: an edge of the page, or the bottom. `all` fills the window.
   * @default 'end'
   */
  side?: DrawerSide;
  /** The element with the initial focus; by default the first focusable one. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** The content. */
  children: ReactNode;
}

/**
 * A modal panel that slides in from an edge of the page.
 *
 * @use Holds parts of a page that are needed now and then: a menu, settings, help.
 * @avoid Not for a question: `Dialog`. Not for a few actions of one thing: `Menu`.
 * @heard Its title and “dialog” when it opens.
 * @keys within, close
 * @example
 * <Drawer open={isOpen} onOpenChange={setOpen} title="Menu">
 *   <Link href="/home">Home</Link>
 * </Drawer>
 */
export function Drawer({
  open,
  onOpenChange,
  title,
  header,
  side = 'end',
  initialFocusRef,
  children,
  container,
  ref,
  ...rest
}: DrawerProps) {
  const words = useWords(overlayWords);
  const { popupRef, finalFocus } = useReturnFocus(open);
  const mergedRef = useMergedRef(popupRef, ref);
  return (
    <Base.Root open={open} onOpenChange={useDeliberateClose(open, onOpenChange)}>
      <Base.Portal container={container}>
        <Scrim />
        <Panel
          data-side={side}
          initialFocus={initialFocusRef ?? true}
          finalFocus={finalFocus}
          {...rest}
          ref={mergedRef}
        >
          <Header>
            <Title data-hidden={header ? true : undefined}>{title}</Title>
            {header}
            <Base.Close
              render={
                <IconButton label={words.close} variant="plain">
                  <X />
                </IconButton>
              }
            />
          </Header>
          <Scrolling>{children}</Scrolling>
        </Panel>
      </Base.Portal>
    </Base.Root>
  );
}

interface ScrollingProps {
  children: ReactNode;
}

/** A scrollable area is focusable, so that arrow keys can scroll it. */
function Scrolling({ children }: ScrollingProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isOverflowing = useIsOverflowing(ref, 'block');
  return (
    <Body ref={ref} tabIndex={isOverflowing ? 0 : undefined}>
      {children}
    </Body>
  );
}

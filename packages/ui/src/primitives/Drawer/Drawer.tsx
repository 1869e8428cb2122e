import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useDeliberateClose } from '../../hooks/useDeliberateClose.ts';
import { useIsOverflowing } from '../../hooks/useIsOverflowing.ts';
import { useOverlayWords } from '../../words/areas/useOverlayWords.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Body, Header, Panel, Scrim, Title } from './Drawer.styles.ts';

export const DRAWER_SIDES = ['start', 'end', 'bottom'] as const;
export type DrawerSide = (typeof DRAWER_SIDES)[number];

export interface DrawerProps {
  /** Whether it has slid in. */
  isOpen: boolean;
  /** Escape, a press outside or its close button asks for it. */
  onClose: () => void;
  /** Its name. */
  title: string;
  /** What stands at its head in place of the title, such as the logo; the title is then heard only. */
  header?: ReactNode;
  /** Where it slides in: from an edge of the page, or up from its foot. */
  side?: DrawerSide;
  /** What it holds. */
  children: ReactNode;
}

/** A panel that slides over an edge of the page and holds everything else up. */
export function Drawer({ isOpen, onClose, title, header, side = 'end', children }: DrawerProps) {
  const words = useOverlayWords();
  return (
    <Base.Root open={isOpen} onOpenChange={useDeliberateClose(isOpen, onClose)}>
      <Base.Portal>
        <Scrim />
        <Panel data-side={side}>
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

/** What holds more than it shows takes focus, so that arrow keys can scroll it. */
function Scrolling({ children }: ScrollingProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isOverflowing = useIsOverflowing(ref, 'block');
  return (
    <Body ref={ref} tabIndex={isOverflowing ? 0 : undefined}>
      {children}
    </Body>
  );
}

import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Popover as Base } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { useIsOverflowing } from '../../hooks/useIsOverflowing.ts';
import { usePageDirection } from '../../hooks/usePageDirection.ts';
import { Panel, Place, Title } from './Popover.styles.ts';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Drawn above the content, and its name. */
  title?: string;
  /** Its name where no title is drawn. */
  label?: string | undefined;
  /** The end of the trigger that it lines up with. */
  align?: 'start' | 'center' | 'end';
  /** Where it stands, if there is room. */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  /** Whether it is shown. Without it, it looks after that itself. */
  isOpen?: boolean | undefined;
  /** It opened, or closed. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** What it holds. */
  children: ReactNode;
}

/** Content that floats beside the button that opens it; the page around it stays usable. */
export function Popover({
  trigger,
  title,
  label,
  align = 'start',
  side = 'bottom',
  isOpen,
  onOpenChange,
  children,
}: PopoverProps) {
  return (
    <DirectionProvider direction={usePageDirection()}>
      <Base.Root open={isOpen} onOpenChange={onOpenChange}>
        <Base.Trigger render={trigger} />
        <Base.Portal>
          <Place align={align} side={side} sideOffset={8} collisionPadding={12}>
            <Scrolling label={label}>
              {title && <Title>{title}</Title>}
              {children}
            </Scrolling>
          </Place>
        </Base.Portal>
      </Base.Root>
    </DirectionProvider>
  );
}

type ScrollingProps = Pick<PopoverProps, 'label' | 'children'>;

/** What holds more than it shows takes focus, so that arrow keys can scroll it. */
function Scrolling({ label, children }: ScrollingProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isOverflowing = useIsOverflowing(ref, 'block');
  return (
    <Panel ref={ref} aria-label={label} tabIndex={isOverflowing ? 0 : -1}>
      {children}
    </Panel>
  );
}

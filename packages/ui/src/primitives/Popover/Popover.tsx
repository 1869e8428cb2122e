import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Popover as Base } from '@base-ui/react/popover';
import { type ComponentProps, type ReactElement, type ReactNode, useRef } from 'react';
import type { PortalProps } from '../../element/portal.ts';
import { useIsOverflowing } from '../../hooks/useIsOverflowing.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useDirection } from '../../hooks/useDirection.ts';
import { Panel, Place, Title } from './Popover.styles.ts';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'title' | 'children'>, PortalProps {
  /** The button that opens the popover. */
  trigger: ReactElement;
  /** The title above the content, which is also its accessible name. */
  title?: string;
  /** The accessible name of a popover without a title. */
  label?: string | undefined;
  /**
   * The end of the trigger with which the popover is aligned.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end';
  /**
   * The preferred side, if there is room.
   * @default 'bottom'
   */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  /** Whether the popover is open. Uncontrolled if omitted. */
  open?: boolean | undefined;
  /** Called when the popover opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The content. */
  children: ReactNode;
}

/**
 * Content that floats beside the button that opens it; the page around it stays usable.
 *
 * @use Explains something on request, in a sentence or two with more than text.
 * @avoid Not for the name of an icon: `Tooltip`. Not for a question: `Dialog`.
 * @heard The button says that it opens something; then the title and the text.
 * @keys open, close
 * @example
 * <Popover trigger={<Button>Details</Button>}>Told by the built-in narrator.</Popover>
 */
export function Popover({
  trigger,
  title,
  label,
  align = 'start',
  side = 'bottom',
  open,
  onOpenChange,
  children,
  container,
  ...rest
}: PopoverProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const direction = useDirection(triggerRef);
  return (
    <DirectionProvider direction={direction}>
      <Base.Root open={open} onOpenChange={onOpenChange && ((next) => onOpenChange(next))}>
        <Base.Trigger ref={triggerRef} render={trigger} />
        <Base.Portal container={container}>
          <Place dir={direction} align={align} side={side} sideOffset={8} collisionPadding={12}>
            <Scrolling aria-label={label} {...rest}>
              {title && <Title>{title}</Title>}
              {children}
            </Scrolling>
          </Place>
        </Base.Portal>
      </Base.Root>
    </DirectionProvider>
  );
}

/** A scrollable area is focusable, so that arrow keys can scroll it. */
function Scrolling({ children, ref, ...rest }: ComponentProps<'div'>) {
  const ownRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(ownRef, ref);
  const isOverflowing = useIsOverflowing(ownRef, 'block');
  return (
    <Panel ref={mergedRef} tabIndex={isOverflowing ? 0 : -1} {...rest}>
      {children}
    </Panel>
  );
}

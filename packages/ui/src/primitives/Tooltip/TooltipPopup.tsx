import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ComponentProps, RefObject } from 'react';
import type { PortalProps } from '../../element/portal.ts';
import { Bubble, Place } from './TooltipPopup.styles.ts';

interface TooltipPopupProps extends ComponentProps<'div'>, PortalProps {
  /** The trigger. */
  anchorRef: RefObject<HTMLElement | null>;
  open: boolean;
  /** Called with `false` on Escape and on a press outside. */
  onOpenChange: (open: boolean) => void;
  /** @default 'bottom' */
  side?: 'top' | 'bottom';
}

/** The popup of a tooltip, placed where there is room. */
export function TooltipPopup({
  anchorRef,
  open,
  onOpenChange,
  side = 'bottom',
  container,
  children,
  ...rest
}: TooltipPopupProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal container={container}>
        <Place anchor={anchorRef} side={side} sideOffset={6} collisionPadding={12}>
          <Bubble role="tooltip" {...rest}>
            {children}
          </Bubble>
        </Place>
      </Base.Portal>
    </Base.Root>
  );
}

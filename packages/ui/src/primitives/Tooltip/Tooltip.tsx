import { Info } from 'lucide-react';
import { type ComponentProps, type ReactElement, useId, useRef } from 'react';
import { lazyPart } from '../../element/lazyPart.tsx';
import type { PortalProps } from '../../element/portal.ts';
import { Rendered } from '../../element/renderAs.tsx';
import { InfoButton } from './Tooltip.styles.ts';
import { useTooltipTrigger } from './useTooltipTrigger.ts';

/** The positioning code is large, so it is loaded when a tooltip is first opened. */
const TooltipPopup = lazyPart(async () => (await import('./TooltipPopup.tsx')).TooltipPopup);

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children'>, PortalProps {
  /** The accessible name of the information button: the tooltip's subject. Omit it with another trigger. */
  label?: string | undefined;
  /** The explained element, such as an `IconButton`; by default a small information button. */
  trigger?: ReactElement | undefined;
  /** The explanation, in a short sentence. */
  children: string;
  /** The preferred side, if there is room. */
  side?: 'top' | 'bottom';
  /**
   * The delay on hover, in milliseconds. Focus and a press open it immediately.
   * @default 300
   */
  delayMs?: number;
  /**
   * How touch opens it: `hold` if the trigger has an action of its own, which then closes it.
   * @default 'press'
   */
  opensBy?: 'press' | 'hold';
}

/**
 * An explanation that shows on hover, focus and press.
 * It stays while the pointer is on it, and Escape closes it (WCAG 1.4.13).
 *
 * @use Names an icon, or adds a short note that readers may miss.
 * @avoid Not for a note that readers must see: `Note`. Not for links and buttons: `Popover`.
 * @heard The note, as the description of its button, whether it is shown or not.
 * @keys close
 * @example
 * <Tooltip trigger={<Button>Undo</Button>}>Takes the newest turn back</Tooltip>
 */
export function Tooltip({
  label,
  trigger,
  children,
  delayMs = 300,
  opensBy = 'press',
  ...rest
}: TooltipProps) {
  const id = useId();
  const anchorRef = useRef<HTMLElement>(null);
  const { open, setOpen, wasOpen, triggerProps, popupProps } = useTooltipTrigger({ delayMs, opensBy });
  const button = trigger ?? (
    <InfoButton type="button" aria-label={label}>
      <Info />
    </InfoButton>
  );
  return (
    <>
      <Rendered render={button} {...triggerProps} ref={anchorRef} aria-describedby={id} />
      <span id={id} hidden>
        {children}
      </span>
      {wasOpen && (
        <TooltipPopup anchorRef={anchorRef} open={open} onOpenChange={setOpen} {...popupProps} {...rest}>
          {children}
        </TooltipPopup>
      )}
    </>
  );
}

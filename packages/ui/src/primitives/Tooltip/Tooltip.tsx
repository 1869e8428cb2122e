import { Info } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Bubble, TooltipRoot, Trigger } from './Tooltip.styles.ts';

export interface TooltipProps {
  /** The name of the button: what the tooltip is about. */
  label: string;
  /** The explanation, in a short sentence. */
  children: string;
}

/**
 * An information button whose explanation shows on hover, focus and press.
 * It stays while the pointer is on it, and Escape closes it (WCAG 1.4.13).
 */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setIsOpen(false);
  }

  return (
    <TooltipRoot onPointerEnter={() => setIsOpen(true)} onPointerLeave={() => setIsOpen(false)}>
      <Trigger
        type="button"
        aria-label={label}
        aria-describedby={id}
        onClick={() => setIsOpen(true)}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={handleKeyDown}
      >
        <Info />
      </Trigger>
      <Bubble id={id} role="tooltip" hidden={!isOpen}>
        {children}
      </Bubble>
    </TooltipRoot>
  );
}

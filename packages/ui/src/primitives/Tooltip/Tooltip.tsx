import { Info } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
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

  // Hovered, it may be open while focus is elsewhere.
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && setIsOpen(false);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOpen]);

  return (
    <TooltipRoot onPointerEnter={() => setIsOpen(true)} onPointerLeave={() => setIsOpen(false)}>
      <Trigger
        type="button"
        aria-label={label}
        aria-describedby={id}
        onClick={() => setIsOpen(true)}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
      >
        <Info />
      </Trigger>
      <Bubble id={id} role="tooltip" hidden={!isOpen}>
        {children}
      </Bubble>
    </TooltipRoot>
  );
}

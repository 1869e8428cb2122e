import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { composed } from '../../element/composed.ts';
import { Box, CheckboxRoot } from './Checkbox.styles.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The label. */
  children: ReactNode;
  /** Whether the box is checked. Uncontrolled if omitted, starting with `defaultChecked`. */
  checked?: boolean | undefined;
  /** Called with the new value. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/**
 * A checkbox, for values of a form. For immediate effects use `Switch`.
 *
 * @use Agrees to one thing, or ticks some of several, in a form that is sent later.
 * @avoid Not for a setting that applies immediately: `Switch`. Not for one of several: `SegmentedControl`.
 * @heard The label, “checkbox”, ticked or not, and its error.
 * @keys tick
 * @example
 * <Checkbox checked={isRead} onCheckedChange={setRead}>
 *   I have read the terms
 * </Checkbox>
 */
export function Checkbox({ children, onCheckedChange, onChange, className, style, ...rest }: CheckboxProps) {
  return (
    <CheckboxRoot className={className} style={style}>
      <Box
        {...rest}
        type="checkbox"
        onChange={composed(onChange, (event) => onCheckedChange?.(event.target.checked))}
      />
      <Check aria-hidden />
      <span>{children}</span>
    </CheckboxRoot>
  );
}

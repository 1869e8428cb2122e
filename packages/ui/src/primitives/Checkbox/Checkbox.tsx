import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Box, CheckboxRoot } from './Checkbox.styles.ts';

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'onChange' | 'checked' | 'type' | 'children'
> {
  /** What a check means. */
  children: ReactNode;
  /** Whether it is on. */
  isChecked: boolean;
  /** Called with what it becomes. */
  onCheckedChange: (isChecked: boolean) => void;
}

/** Something that a form says yes or no to. What acts at once is a `Switch`. */
export function Checkbox({ children, isChecked, onCheckedChange, ...rest }: CheckboxProps) {
  return (
    <CheckboxRoot>
      <Box
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onCheckedChange(event.target.checked)}
        {...rest}
      />
      <Check aria-hidden />
      <span>{children}</span>
    </CheckboxRoot>
  );
}

import type { ComponentProps } from 'react';
import { useFieldControl } from '../FieldContext/FieldContext.ts';
import { TextFieldRoot } from './TextField.styles.ts';

export const TEXT_FACES = ['ui', 'tale'] as const;
export type TextFace = (typeof TEXT_FACES)[number];

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  /** What stands in the field. */
  value: string;
  /** Called with every new value. */
  onValueChange: (value: string) => void;
  /** `tale` for text that readers will see in a story. */
  face?: TextFace;
}

/** One line of text. Inside a `FormField` it has its label, hint and error from there. */
export function TextField({ value, onValueChange, face = 'ui', type = 'text', ...rest }: TextFieldProps) {
  return (
    <TextFieldRoot
      type={type}
      value={value}
      data-face={face}
      onChange={(event) => onValueChange(event.target.value)}
      {...rest}
      {...useFieldControl(rest)}
    />
  );
}

import type { ComponentProps } from 'react';
import { composed } from '../../element/composed.ts';
import { useTextBeforeHydration } from '../../hooks/useTextBeforeHydration.ts';
import { useFieldControl } from '../FieldContext/FieldContext.ts';
import { TextFieldRoot } from './TextField.styles.ts';

export const TEXT_FACES = ['ui', 'tale'] as const;
export type TextFace = (typeof TEXT_FACES)[number];

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue'> {
  /** The current value. Uncontrolled if omitted. */
  value?: string | undefined;
  /** The initial value of an uncontrolled field. */
  defaultValue?: string | undefined;
  /** Called with each new value. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * The typeface: `tale` for a text that readers will see in a story.
   * @default 'ui'
   */
  face?: TextFace;
}

/**
 * A text field of one line. A `FormField` around it provides its label, hint and error.
 *
 * @use Takes one line: a name, a title, an address.
 * @avoid Not for several lines: `TextArea`. Not for a secret: `PasswordField`. Not for a number in steps:
 *   `Stepper`.
 * @heard The label, the hint, whether it is required, and its error.
 * @keys type
 * @example
 * <TextField aria-label="Title" value={title} onValueChange={setTitle} />
 */
export function TextField({
  onValueChange,
  onChange,
  face = 'ui',
  type = 'text',
  ref,
  ...rest
}: TextFieldProps) {
  const own = useTextBeforeHydration({ value: rest.value, onValueChange, ref });
  return (
    <TextFieldRoot
      type={type}
      data-face={face}
      {...rest}
      {...useFieldControl(rest)}
      ref={own}
      onChange={composed(onChange, (event) => onValueChange?.(event.target.value))}
    />
  );
}

import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { FieldContext, type FieldParts } from '../../primitives/FieldContext/FieldContext.ts';
import { ErrorText, FieldRoot, Hint, Label, LabelRow } from './FormField.styles.ts';
import { fieldWords } from '../../words/field/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface FormFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The label. */
  label: string;
  /** The control: anything that reads `useFieldControl`, such as `TextField` or `Select`. */
  children: ReactNode;
  /** The hint. It stays while there is an error. */
  hint?: ReactNode;
  /** The error message. */
  error?: ReactNode;
  /**
   * Marks the field as optional, after the label.
   * @default false
   */
  isOptional?: boolean;
  /**
   * Marks the field as required for screen readers; the form's rules do the validation.
   * @default false
   */
  required?: boolean;
  /**
   * Whether the control is a group, such as `SegmentedControl`: the label names it, but does not focus it.
   * @default false
   */
  isGroup?: boolean;
  /** Content at the end of the label's line: a link, a count. */
  aside?: ReactNode;
}

/**
 * A control with its label above and its hint and error below, connected for screen readers.
 *
 * @use Gives a field its label, hint and error.
 * @avoid Not around a button or a text: `Panel`.
 * @heard Label, hint and error together with the field; the error when it appears.
 * @keys tab
 * @example
 * <FormField label="Email" error={error}>
 *   <TextField type="email" />
 * </FormField>
 */
export function FormField({
  label,
  children,
  hint,
  error,
  isOptional = false,
  required = false,
  isGroup = false,
  aside,
  ...rest
}: FormFieldProps) {
  const words = useWords(fieldWords);
  const id = useId();
  const hasHint = Boolean(hint);
  const isInvalid = Boolean(error);
  const parts = useMemo((): FieldParts => {
    const describedBy = [isInvalid && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ');
    return {
      controlId: `${id}-control`,
      labelId: `${id}-label`,
      describedBy: describedBy || undefined,
      isInvalid,
      isRequired: required,
    };
  }, [id, hasHint, isInvalid, required]);

  return (
    <FieldRoot {...rest}>
      <LabelRow>
        <Label id={parts.labelId} {...(isGroup ? { as: 'span' as const } : { htmlFor: parts.controlId })}>
          {label} {isOptional && <span>{words.optional}</span>}
        </Label>
        {aside}
      </LabelRow>
      <FieldContext value={parts}>{children}</FieldContext>
      {error && (
        <ErrorText id={`${id}-error`}>
          <CircleAlert />
          {error}
        </ErrorText>
      )}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </FieldRoot>
  );
}

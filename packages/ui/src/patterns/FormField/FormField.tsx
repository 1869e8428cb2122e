import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { FieldContext, type FieldParts } from '../../primitives/FieldContext/FieldContext.ts';
import { useFieldWords } from '../../words/areas/useFieldWords.ts';
import { ErrorText, FieldRoot, Hint, Label, LabelRow } from './FormField.styles.ts';

export interface FormFieldProps {
  /** What belongs in the field. */
  label: string;
  /** The control: anything that reads `useFieldControl`, such as `TextField` or `Select`. */
  children: ReactNode;
  /** What helps to fill it in. It stays while there is an error. */
  hint?: ReactNode;
  /** What is wrong with the value. */
  error?: string | undefined;
  /** Says so behind the label. */
  isOptional?: boolean;
  /** Says so to screen readers; the rules of the form do the asking. */
  isRequired?: boolean;
  /** The control is a group, such as `SegmentedControl`: the label names it and is no target of its own. */
  isGroup?: boolean;
  /** Stands at the end of the label's line: a link, a count. */
  aside?: ReactNode;
}

/** A control with its label above it, and its hint and error below, tied together for screen readers. */
export function FormField({
  label,
  children,
  hint,
  error,
  isOptional = false,
  isRequired = false,
  isGroup = false,
  aside,
}: FormFieldProps) {
  const words = useFieldWords();
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
      isRequired,
    };
  }, [id, hasHint, isInvalid, isRequired]);

  return (
    <FieldRoot>
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

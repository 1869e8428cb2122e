import type { FormEvent, ReactNode } from 'react';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { ButtonSize, ButtonVariant } from '../../../primitives/Button/variants.ts';
import { Form } from './AccountForm.styles.ts';

export interface AccountFormProps {
  /** From `useForm`. */
  form: {
    hasErrors: boolean;
    handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** The words of the button that sends it, and those while it is under way. */
  submitLabel: string;
  /** Its words while that is under way. */
  busyLabel: string;
  /** The server is at work on it. */
  isBusy?: boolean | undefined;
  /** Why the server refused, in words for the person: a note above the fields. */
  serverError?: string | undefined;
  /** What stands above the note. */
  head?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** What stands below the button. */
  foot?: ReactNode;
  /** The button's weight. */
  variant?: ButtonVariant;
  /** The button's size. */
  size?: ButtonSize;
}

/** Note, fields, button: the order of every form of an account. It cannot be sent while errors stand. */
export function AccountForm({
  form,
  submitLabel,
  busyLabel,
  isBusy = false,
  serverError,
  head,
  children,
  foot,
  variant = 'primary',
  size = 'large',
}: AccountFormProps) {
  return (
    <Form noValidate onSubmit={form.handleSubmit}>
      {head}
      {serverError && (
        <Note tone="error" role="alert">
          {serverError}
        </Note>
      )}
      {children}
      <Button
        type="submit"
        variant={variant}
        size={size}
        disabled={form.hasErrors}
        isBusy={isBusy}
        busyLabel={busyLabel}
      >
        {submitLabel}
      </Button>
      {foot}
    </Form>
  );
}

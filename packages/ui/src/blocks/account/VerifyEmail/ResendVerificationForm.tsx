import { emailRules } from '@kathaloka/contract/rules';
import type { ReactNode } from 'react';
import { useForm } from '../../../hooks/useForm.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import type { EmailValues } from '../ForgotPasswordForm/ForgotPasswordForm.tsx';
import { accountWords } from '../../../words/account/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface ResendVerificationFormProps {
  /** Called with the values when the form is valid. */
  onSubmit: (values: EmailValues) => void;
  /** Whether the request is pending. */
  loading?: boolean | undefined;
  /**
   * Whether the request succeeded. It succeeds for unknown addresses, too.
   * @default false
   */
  isSent?: boolean | undefined;
  /** The error message of a failed request. */
  error?: ReactNode;
  /**
   * The address, if known.
   * @default ''
   */
  email?: string | undefined;
  /** Focuses the field if the form replaces a button. */
  emailRef?: ((element: HTMLElement | null) => void) | undefined;
}

/** A form that requests another verification mail. */
export function ResendVerificationForm({
  onSubmit,
  loading,
  isSent = false,
  error,
  email = '',
  emailRef,
}: ResendVerificationFormProps) {
  const words = useWords(accountWords);
  const form = useForm({ initialValues: { email }, rules: emailRules, onSubmit });
  return (
    <AccountForm
      form={form}
      submitLabel={words.verify.resend}
      loadingLabel={words.sending}
      loading={loading}
      error={error}
    >
      {isSent && !error && <Note tone="success">{words.verify.sent}</Note>}
      <FormField label={words.email} error={form.errors.email} required>
        <TextField {...form.field('email')} type="email" autoComplete="email" ref={emailRef} />
      </FormField>
    </AccountForm>
  );
}

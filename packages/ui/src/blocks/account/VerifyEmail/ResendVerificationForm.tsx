import { emailRules } from '@kathaloka/contract/rules';
import { useForm } from '../../../hooks/useForm.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { useAccountWords } from '../../../words/areas/useAccountWords.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import type { EmailValues } from '../ForgotPasswordForm/ForgotPasswordForm.tsx';

export interface ResendVerificationFormProps {
  /** Called with what was filled in, when nothing is wrong with it. */
  onSubmit: (values: EmailValues) => void;
  /** The server is at work on it. */
  isBusy?: boolean | undefined;
  /** The server has taken the address; whether it knows it, it does not say. */
  isSent?: boolean | undefined;
  /** Why the server refused, in words for the person. */
  serverError?: string | undefined;
  /** The address, where it is known. */
  email?: string | undefined;
  /** For focus, where the form takes the place of a button. */
  emailRef?: ((element: HTMLElement | null) => void) | undefined;
}

/** Asks for another verification mail. */
export function ResendVerificationForm({
  onSubmit,
  isBusy,
  isSent = false,
  serverError,
  email = '',
  emailRef,
}: ResendVerificationFormProps) {
  const words = useAccountWords();
  const form = useForm({ initialValues: { email }, rules: emailRules, onSubmit });
  return (
    <AccountForm
      form={form}
      submitLabel={words.verify.resend}
      busyLabel={words.sending}
      isBusy={isBusy}
      serverError={serverError}
    >
      {isSent && !serverError && <Note tone="success">{words.verify.sent}</Note>}
      <FormField label={words.email} error={form.errors.email} isRequired>
        <TextField {...form.field('email')} type="email" autoComplete="email" ref={emailRef} />
      </FormField>
    </AccountForm>
  );
}

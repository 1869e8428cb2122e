import { checkPassword, checkSignInCode } from '@kathaloka/contract/rules';
import { type ReactNode, useId, useRef } from 'react';
import { type FormControl, useForm } from '../../../hooks/useForm.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog, type DialogProps } from '../../../primitives/Dialog/Dialog.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { Form } from '../AccountForm/AccountForm.styles.ts';
import { focusWhenShown } from '../AccountForm/focusWhenShown.ts';
import { CodeField } from '../CodeField/CodeField.tsx';
import { profileWords } from '../../../words/profile/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** How a signed-in person confirms their identity: by password, or with a provider such as Google. */
export interface IdentityProps {
  /** Whether the account has a password. One that a provider has created has none. */
  hasPassword?: boolean | undefined;
  /**
   * The provider of an account without a password.
   * @default 'Google'
   */
  providerName?: string | undefined;
  /** The provider's button, for an account without a password; omitted if it is not configured. */
  providerButton?: ReactNode;
  /** Whether the provider has just confirmed the person. */
  isConfirmed?: boolean | undefined;
  /** Whether the account has a second factor, so that a code is asked for as well. */
  asksCode?: boolean | undefined;
}

export interface ConfirmIdentityDialogProps
  extends Omit<DialogProps, 'title' | 'actions' | 'initialFocusRef' | 'role' | 'onSubmit'>, IdentityProps {
  /** The title. Without it the dialog has a general title and text. */
  title?: string | undefined;
  /** Called with the password and the code; each is empty if the account has none. */
  onSubmit: (password: string, code: string) => void;
  /** The label of the cancelling button. */
  cancelLabel?: string | undefined;
  /** The label of the submit button, if it performs an action. Without it the dialog only confirms the identity. */
  submitLabel?: string | undefined;
  /** The label of the confirming button while the request is pending. */
  loadingLabel?: string | undefined;
  /**
   * Whether the request is pending.
   * @default false
   */
  loading?: boolean | undefined;
  /** The error message of a failed request. */
  error?: ReactNode;
}

/**
 * Asks for the password, or for a sign-in with a provider, before an action that a stolen session must not allow.
 * Focus starts on the cancelling button if there is a `submitLabel`, otherwise on the password.
 *
 * @use Asks for the password again before a change that matters.
 * @avoid Not to sign in: `LoginForm`.
 * @heard What the proof is needed for; an error as an alert.
 * @keys within, submit, close
 * @example
 * <ConfirmIdentityDialog
 *   open={isOpen}
 *   onOpenChange={setOpen}
 *   title="Sign out everywhere else?"
 *   submitLabel="Sign out everywhere else"
 *   onSubmit={(password) => confirm(password)}
 * />
 */
export function ConfirmIdentityDialog({
  onSubmit,
  title,
  description,
  cancelLabel,
  submitLabel,
  loadingLabel,
  loading = false,
  error,
  hasPassword = true,
  providerName = 'Google',
  providerButton,
  isConfirmed = false,
  asksCode = false,
  onOpenChange,
  children,
  ...rest
}: ConfirmIdentityDialogProps) {
  const words = useWords(profileWords).identity;
  const formId = useId();
  const safeRef = useRef<HTMLButtonElement>(null);
  const isActing = submitLabel !== undefined;
  const form = useForm({
    initialValues: { password: '', code: '' },
    rules: { ...(hasPassword && { password: checkPassword }), ...(asksCode && { code: checkSignInCode }) },
    onSubmit: ({ password, code }) => onSubmit(password, code),
  });
  const disabled = form.hasErrors || (!hasPassword && !isConfirmed);
  const submitting = { form: formId, disabled, loading, loadingLabel: loadingLabel ?? words.busy };

  return (
    <Dialog
      {...rest}
      title={title ?? words.title}
      description={description ?? (title === undefined ? words.text : undefined)}
      role="alertdialog"
      onOpenChange={onOpenChange}
      initialFocusRef={isActing ? safeRef : undefined}
      actions={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)} ref={safeRef}>
            {cancelLabel ?? words.cancel}
          </Button>
          <Button type="submit" variant={isActing ? 'destructive' : 'primary'} {...submitting}>
            {submitLabel ?? words.submit}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={form.handleSubmit}>
        <ErrorNote>{error}</ErrorNote>
        {children}
        {hasPassword && <Password form={form} />}
        {!hasPassword && (
          <ProviderProof name={providerName} button={providerButton} isConfirmed={isConfirmed} />
        )}
        {asksCode && <CodeField control={form.field('code')} error={form.errors.code} />}
      </Form>
    </Dialog>
  );
}

function Password({ form }: { form: FormControl<{ password: string; code: string }> }) {
  const words = useWords(profileWords).identity;
  return (
    <FormField label={words.password} error={form.errors.password} required>
      <PasswordField {...form.field('password')} />
    </FormField>
  );
}

function ProviderProof({
  name,
  button,
  isConfirmed,
}: {
  name: string;
  button: ReactNode;
  isConfirmed: boolean;
}) {
  const words = useWords(profileWords).identity;
  if (isConfirmed)
    return (
      // takes over the focus of the removed button
      <div tabIndex={-1} ref={focusWhenShown}>
        <Note tone="success">{words.confirmed(name)}</Note>
      </div>
    );
  if (button === undefined) return <Note tone="warning">{words.withoutProvider(name)}</Note>;
  return (
    <>
      <p>{words.provider(name)}</p>
      {button}
    </>
  );
}

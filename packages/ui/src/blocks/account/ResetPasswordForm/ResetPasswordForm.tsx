import { type NewPasswordForm as NewPasswordValues, newPasswordRules } from '@kathaloka/contract/rules';
import { useForm } from '../../../hooks/useForm.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { useAccountWords } from '../../../words/areas/useAccountWords.ts';
import { focusWhenShown } from '../AccountForm/focusWhenShown.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { AccountState } from '../AccountState/AccountState.tsx';
import { NewPasswordFields } from '../NewPasswordFields/NewPasswordFields.tsx';

export type { NewPasswordValues };

export const RESET_STATES = ['form', 'done', 'invalid'] as const;
export type ResetState = (typeof RESET_STATES)[number];

export interface ResetPasswordFormProps {
  /** Called with what was filled in, when nothing is wrong with it. */
  onSubmit: (values: NewPasswordValues) => void;
  /** `invalid` when the link was used before, or is too old. */
  state?: ResetState;
  /** The server is at work on it. */
  isBusy?: boolean;
  /** Why the server refused, in words for the person. */
  serverError?: string | undefined;
  /** Where Login is. */
  loginHref?: string;
  /** Where a new password is asked for. */
  forgotPasswordHref?: string;
}

const EMPTY: NewPasswordValues = { password: '', confirm_password: '' };

/** Chooses a new password, by the link of a mail. */
export function ResetPasswordForm({
  onSubmit,
  state = 'form',
  isBusy,
  serverError,
  loginHref = paths.login,
  forgotPasswordHref = paths.forgotPassword,
}: ResetPasswordFormProps) {
  const shared = useAccountWords();
  const words = shared.reset;
  const form = useForm({
    initialValues: EMPTY,
    rules: newPasswordRules,
    liveFields: ['password', 'confirm_password'],
    onSubmit,
  });

  if (state !== 'form') {
    const isDone = state === 'done';
    return (
      <AccountState
        mark={isDone ? 'check' : 'alert'}
        title={isDone ? words.doneTitle : words.invalidTitle}
        text={isDone ? words.done : words.invalid}
      >
        <ButtonLink href={isDone ? loginHref : forgotPasswordHref} variant="primary" ref={focusWhenShown}>
          {isDone ? shared.continueToLogin : words.askAgain}
        </ButtonLink>
      </AccountState>
    );
  }

  return (
    <AccountState mark="lotus" title={words.title} text={words.lead}>
      <AccountForm
        form={form}
        submitLabel={words.submit}
        busyLabel={words.busy}
        isBusy={isBusy}
        serverError={serverError}
      >
        <NewPasswordFields form={form} label={shared.newPassword} />
      </AccountForm>
    </AccountState>
  );
}

import { type NewPasswordForm as NewPasswordValues, newPasswordRules } from '@kathaloka/contract/rules';
import type { ComponentProps, ReactNode } from 'react';
import { useForm } from '../../../hooks/useForm.ts';
import { usePaths } from '../../../paths.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { focusWhenShown } from '../AccountForm/focusWhenShown.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { AccountState } from '../AccountState/AccountState.tsx';
import { NewPasswordFields } from '../NewPasswordFields/NewPasswordFields.tsx';
import { accountWords } from '../../../words/account/en.ts';
import { useWords } from '../../../words/useWords.ts';

export type { NewPasswordValues };

export const RESET_STATES = ['form', 'done', 'invalid'] as const;
export type ResetState = (typeof RESET_STATES)[number];

/** The component's own props, without the props of its root element. */
export interface ResetPasswordFormOwnProps {
  /** Called with the values when the form is valid. */
  onSubmit: (values: NewPasswordValues) => void;
  /** `invalid` if the link was used already, or has expired. */
  state?: ResetState | undefined;
  /** Whether the request is pending. */
  loading?: boolean | undefined;
  /** The error message of a failed request. */
  error?: ReactNode;
  /** The address of the login page. */
  loginHref?: string | undefined;
  /** The address of the forgotten-password page. */
  forgotPasswordHref?: string | undefined;
}

export interface ResetPasswordFormProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit' | 'title'>, ResetPasswordFormOwnProps {}

const EMPTY: NewPasswordValues = { password: '', confirm_password: '' };

/**
 * A form that sets a new password, opened by the link in a mail.
 *
 * @use Sets a new password from a link.
 * @avoid Not for users who know the old password: `ChangePasswordForm`.
 * @heard Labels, requirements; whether the link still works.
 * @keys type, submit
 * @example
 * <ResetPasswordForm onSubmit={(values) => reset(values)} />
 */
export function ResetPasswordForm({
  onSubmit,
  state = 'form',
  loading,
  error,
  loginHref,
  forgotPasswordHref,
  ...rest
}: ResetPasswordFormProps) {
  const paths = usePaths();
  const shared = useWords(accountWords);
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
        {...rest}
      >
        <ButtonLink
          href={isDone ? (loginHref ?? paths.login) : (forgotPasswordHref ?? paths.forgotPassword)}
          variant="primary"
          ref={focusWhenShown}
        >
          {isDone ? shared.continueToLogin : words.askAgain}
        </ButtonLink>
      </AccountState>
    );
  }

  return (
    <AccountState mark="lotus" title={words.title} text={words.lead} {...rest}>
      <AccountForm
        form={form}
        submitLabel={words.submit}
        loadingLabel={words.busy}
        loading={loading}
        error={error}
      >
        <NewPasswordFields form={form} label={shared.newPassword} />
      </AccountForm>
    </AccountState>
  );
}

import { emailRules } from '@kathaloka/contract/rules';
import type { ComponentProps, ReactNode } from 'react';
import { useForm } from '../../../hooks/useForm.ts';
import { usePaths } from '../../../paths.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { focusWhenShown } from '../AccountForm/focusWhenShown.ts';
import { OtherWay } from '../AccountForm/AccountForm.styles.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { AccountState } from '../AccountState/AccountState.tsx';
import { accountWords } from '../../../words/account/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface EmailValues {
  readonly email: string;
}

/** The component's own props, without the props of its root element. */
export interface ForgotPasswordFormOwnProps {
  /** Called with the values when the form is valid. */
  onSubmit: (values: EmailValues) => void;
  /** Whether the request is pending. */
  loading?: boolean | undefined;
  /** Whether the request succeeded. It succeeds for unknown addresses, too. */
  isSent?: boolean | undefined;
  /** The error message of a failed request. */
  error?: ReactNode;
  /** The address of the login page. */
  loginHref?: string | undefined;
}

export interface ForgotPasswordFormProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit' | 'title'>, ForgotPasswordFormOwnProps {}

const EMPTY: EmailValues = { email: '' };

/**
 * A form that requests a mail with a link to choose a new password.
 *
 * @use Asks for a link to set a new password.
 * @avoid Not to set it: `ResetPasswordForm`.
 * @heard The label; afterwards that a mail may come.
 * @keys type, submit
 * @example
 * <ForgotPasswordForm onSubmit={({ email }) => sendLink(email)} />
 */
export function ForgotPasswordForm({
  onSubmit,
  loading,
  isSent = false,
  error,
  loginHref,
  ...rest
}: ForgotPasswordFormProps) {
  const paths = usePaths();
  const shared = useWords(accountWords);
  const words = shared.forgot;
  const form = useForm({ initialValues: EMPTY, rules: emailRules, onSubmit });

  if (isSent) {
    return (
      <AccountState mark="mail" title={words.sentTitle} text={words.sent} {...rest}>
        <ButtonLink href={loginHref ?? paths.login} variant="primary" ref={focusWhenShown}>
          {shared.backToLogin}
        </ButtonLink>
      </AccountState>
    );
  }

  return (
    <AccountState mark="lotus" title={words.title} text={words.lead} {...rest}>
      <AccountForm
        form={form}
        submitLabel={words.submit}
        loadingLabel={shared.sending}
        loading={loading}
        error={error}
        foot={
          <OtherWay>
            <TextLink href={loginHref ?? paths.login}>{shared.backToLogin}</TextLink>
          </OtherWay>
        }
      >
        <FormField label={shared.email} error={form.errors.email} required>
          <TextField {...form.field('email')} type="email" autoComplete="email" />
        </FormField>
      </AccountForm>
    </AccountState>
  );
}

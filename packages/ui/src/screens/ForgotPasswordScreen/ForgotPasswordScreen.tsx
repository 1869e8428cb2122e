import type { ComponentProps } from 'react';
import { AccountCard } from '../../blocks/account/AccountCard/AccountCard.tsx';
import {
  ForgotPasswordForm,
  type ForgotPasswordFormOwnProps,
} from '../../blocks/account/ForgotPasswordForm/ForgotPasswordForm.tsx';

export interface ForgotPasswordScreenProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'>, ForgotPasswordFormOwnProps {}

/**
 * The forgotten-password page.
 *
 * @use Asks for a link to set a new password.
 * @avoid Not where it is set: `ResetPasswordScreen`.
 * @example
 * <ForgotPasswordScreen onSubmit={({ email }) => sendLink(email)} />
 */
export function ForgotPasswordScreen({
  onSubmit,
  loading,
  isSent,
  error,
  loginHref,
  ...rest
}: ForgotPasswordScreenProps) {
  return (
    <AccountCard {...rest}>
      <ForgotPasswordForm
        onSubmit={onSubmit}
        loading={loading}
        isSent={isSent}
        error={error}
        loginHref={loginHref}
      />
    </AccountCard>
  );
}

import type { ComponentProps } from 'react';
import { AccountCard } from '../../blocks/account/AccountCard/AccountCard.tsx';
import {
  ResetPasswordForm,
  type ResetPasswordFormOwnProps,
} from '../../blocks/account/ResetPasswordForm/ResetPasswordForm.tsx';

export interface ResetPasswordScreenProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'>, ResetPasswordFormOwnProps {}

/**
 * The page for choosing a new password, reached by the link in a mail.
 *
 * @use Where a new password is set, from a link.
 * @avoid Not where the link is requested: `ForgotPasswordScreen`.
 * @example
 * <ResetPasswordScreen onSubmit={(values) => reset(values)} />
 */
export function ResetPasswordScreen({
  onSubmit,
  state,
  loading,
  error,
  loginHref,
  forgotPasswordHref,
  ...rest
}: ResetPasswordScreenProps) {
  return (
    <AccountCard {...rest}>
      <ResetPasswordForm
        onSubmit={onSubmit}
        state={state}
        loading={loading}
        error={error}
        loginHref={loginHref}
        forgotPasswordHref={forgotPasswordHref}
      />
    </AccountCard>
  );
}

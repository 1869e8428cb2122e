import type { ComponentProps } from 'react';
import { AccountCard } from '../../blocks/account/AccountCard/AccountCard.tsx';
import { VerifyEmail, type VerifyEmailOwnProps } from '../../blocks/account/VerifyEmail/VerifyEmail.tsx';

export interface VerifyEmailScreenProps
  extends Omit<ComponentProps<'div'>, 'children'>, VerifyEmailOwnProps {}

/**
 * The page that shows the result of a verification link.
 *
 * @use Whether a mail address is confirmed.
 * @avoid Not a password link: `ResetPasswordScreen`.
 * @example
 * <VerifyEmailScreen state="success" onResend={({ email }) => sendAgain(email)} />
 */
export function VerifyEmailScreen({
  state,
  onResend,
  isResending,
  isResent,
  resendError,
  error,
  onRetry,
  email,
  loginHref,
  ...rest
}: VerifyEmailScreenProps) {
  return (
    <AccountCard {...rest}>
      <VerifyEmail
        state={state}
        onResend={onResend}
        isResending={isResending}
        isResent={isResent}
        resendError={resendError}
        error={error}
        onRetry={onRetry}
        email={email}
        loginHref={loginHref}
      />
    </AccountCard>
  );
}

import { type ComponentProps, useState, type ReactNode } from 'react';
import { usePaths } from '../../../paths.ts';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { focusWhenShown } from '../AccountForm/focusWhenShown.ts';
import { AccountState } from '../AccountState/AccountState.tsx';
import type { EmailValues } from '../ForgotPasswordForm/ForgotPasswordForm.tsx';
import { ResendVerificationForm } from './ResendVerificationForm.tsx';
import { accountWords } from '../../../words/account/en.ts';
import { errorsWords } from '../../../words/errors/en.ts';
import { useWords } from '../../../words/useWords.ts';

export const VERIFY_STATES = ['pending', 'success', 'error', 'manual'] as const;
export type VerifyState = (typeof VERIFY_STATES)[number];

/** The component's own props, without the props of its root element. */
export interface VerifyEmailOwnProps {
  /** `pending` while the link is verified; `manual` if the page was opened without a link. */
  state: VerifyState;
  /** Called to request another mail. */
  onResend: (values: EmailValues) => void;
  /** Whether the request for another mail is pending. */
  isResending?: boolean | undefined;
  /** Whether another mail has been requested. */
  isResent?: boolean | undefined;
  /** The error message of a failed request for another mail. */
  resendError?: ReactNode;
  /** The server's message about the link. */
  error?: ReactNode;
  /** Verifies the link again, if the request failed. */
  onRetry?: (() => void) | undefined;
  /** The address, if known. */
  email?: string | undefined;
  /** The address of the login page. */
  loginHref?: string | undefined;
}

export interface VerifyEmailProps
  extends Omit<ComponentProps<'div'>, 'children' | 'title'>, VerifyEmailOwnProps {}

/**
 * The page that a verification link opens: pending, verified, failed, or a form for another mail.
 *
 * @use Says whether a mail address is confirmed, and sends the link again.
 * @avoid Not for a password link: `ResetPasswordForm`.
 * @heard The state as a heading, when it changes.
 * @keys press, type
 * @example
 * <VerifyEmail state="pending" onResend={({ email }) => sendAgain(email)} />
 */
export function VerifyEmail({
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
}: VerifyEmailProps) {
  const paths = usePaths();
  const shared = useWords(accountWords);
  const words = shared.verify;
  const [isAskingAgain, setIsAskingAgain] = useState(false);
  const shown = state === 'error' && isAskingAgain ? 'manual' : state;

  return (
    <>
      {/* One live region for all states, so that screen readers announce each change. */}
      <LiveRegion>{shown === 'manual' ? isResent && words.sent : words[shown]}</LiveRegion>
      {shown === 'pending' && (
        <AccountState mark="lamps" title={words.pending} text={words.pendingText} {...rest} />
      )}
      {shown === 'success' && (
        <AccountState mark="check" title={words.success} text={words.successText} {...rest}>
          <ButtonLink href={loginHref ?? paths.login} variant="primary" ref={focusWhenShown}>
            {shared.continueToLogin}
          </ButtonLink>
        </AccountState>
      )}
      {shown === 'error' && (
        <FailedLink error={error} onRetry={onRetry} onResend={() => setIsAskingAgain(true)} {...rest} />
      )}
      {shown === 'manual' && (
        <AccountState mark="lotus" title={words.manual} text={words.manualText} {...rest}>
          <ResendVerificationForm
            onSubmit={onResend}
            loading={isResending}
            isSent={isResent}
            error={resendError}
            email={email}
            emailRef={isAskingAgain ? focusWhenShown : undefined}
          />
        </AccountState>
      )}
    </>
  );
}

interface FailedLinkProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  error: ReactNode;
  onRetry: (() => void) | undefined;
  onResend: () => void;
}

/** A link that could not be checked can be retried; an invalid link can only be replaced. */
function FailedLink({ error, onRetry, onResend, ...rest }: FailedLinkProps) {
  const words = useWords(accountWords).verify;
  const { tryAgain } = useWords(errorsWords);
  const text = error ?? (onRetry ? words.unchecked : words.errorText);
  return (
    <AccountState mark="alert" title={words.error} text={text} {...rest}>
      {onRetry && (
        <Button variant="primary" onClick={onRetry}>
          {tryAgain}
        </Button>
      )}
      <Button variant={onRetry ? 'secondary' : 'primary'} onClick={onResend}>
        {words.resend}
      </Button>
    </AccountState>
  );
}

import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { useAccountWords } from '../../../words/areas/useAccountWords.ts';
import { focusWhenShown } from '../AccountForm/focusWhenShown.ts';
import { AccountState } from '../AccountState/AccountState.tsx';
import type { EmailValues } from '../ForgotPasswordForm/ForgotPasswordForm.tsx';
import { ResendVerificationForm } from './ResendVerificationForm.tsx';

export const VERIFY_STATES = ['pending', 'success', 'error', 'manual'] as const;
export type VerifyState = (typeof VERIFY_STATES)[number];

export interface VerifyEmailProps {
  /** `pending` while the link is checked; `manual` when the address was opened without a link. */
  state: VerifyState;
  /** Asks for another mail. */
  onResend: (values: EmailValues) => void;
  /** Another mail is being asked for. */
  isResending?: boolean;
  /** Another mail has been asked for. */
  isResent?: boolean;
  /** Why the server refused to send another, in words for the person. */
  serverError?: string | undefined;
  /** Why the link failed, in the server's words. */
  failure?: string | undefined;
  /** The address, where it is known. */
  email?: string | undefined;
  /** Where Login is. */
  loginHref?: string;
}

/** What became of the link that verifies an address. */
export function VerifyEmail({
  state,
  onResend,
  isResending,
  isResent,
  serverError,
  failure,
  email,
  loginHref = paths.login,
}: VerifyEmailProps) {
  const shared = useAccountWords();
  const words = shared.verify;
  const [isAskingAgain, setIsAskingAgain] = useState(false);
  const shown = state === 'error' && isAskingAgain ? 'manual' : state;

  return (
    <>
      {/* One region for all states, so that the change from one to the next is heard. */}
      <LiveRegion>{shown === 'manual' ? isResent && words.sent : words[shown]}</LiveRegion>
      {shown === 'pending' && <AccountState mark="lamps" title={words.pending} text={words.pendingText} />}
      {shown === 'success' && (
        <AccountState mark="check" title={words.success} text={words.successText}>
          <ButtonLink href={loginHref} variant="primary" ref={focusWhenShown}>
            {shared.continueToLogin}
          </ButtonLink>
        </AccountState>
      )}
      {shown === 'error' && (
        <AccountState mark="alert" title={words.error} text={failure ?? words.errorText}>
          <Button variant="primary" onClick={() => setIsAskingAgain(true)}>
            {words.resend}
          </Button>
        </AccountState>
      )}
      {shown === 'manual' && (
        <AccountState mark="lotus" title={words.manual} text={words.manualText}>
          <ResendVerificationForm
            onSubmit={onResend}
            isBusy={isResending}
            isSent={isResent}
            serverError={serverError}
            email={email}
            emailRef={isAskingAgain ? focusWhenShown : undefined}
          />
        </AccountState>
      )}
    </>
  );
}

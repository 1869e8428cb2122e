import { canRetry, isRefusal } from '@kathaloka/api';
import {
  accountFailuresWords,
  useWords,
  accountWords,
  useFormFailureText,
  VerifyEmailScreen,
  type VerifyState,
} from '@kathaloka/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useResendVerificationMutation, useVerifyEmailMutation } from './linkCalls.ts';
import { useSession } from '../../session/useSession.ts';
import { useTokenFromAddress } from './useTokenFromAddress.ts';

/** The result of a verification link; without a link, a form to request another. */
export function VerifyEmailRoute() {
  const { failure } = useFormFailureText();
  const words = useWords(accountFailuresWords);
  usePageTitle(useWords(accountWords).verify.manual);
  const { user } = useSession();
  const verification = useVerification();
  const [resend, { isLoading, isSuccess, error }] = useResendVerificationMutation();
  return (
    <VerifyEmailScreen
      {...verification}
      onResend={(values) => void resend({ body: values })}
      isResending={isLoading}
      isResent={isSuccess}
      resendError={failure(error, words.resendVerification)}
      email={user?.email}
    />
  );
}

/** Sends the token from the address to the server, once. */
function useVerification(): { state: VerifyState; error?: ReactNode; onRetry?: (() => void) | undefined } {
  const { failure } = useFormFailureText();
  const words = useWords(accountFailuresWords);
  const token = useTokenFromAddress();
  const [verify, { isSuccess, isError, error }] = useVerifyEmailMutation();
  const isTried = useRef(false);

  useEffect(() => {
    if (token === undefined || isTried.current) return;
    isTried.current = true;
    void verify({ query: { token } });
  }, [token, verify]);

  if (token === undefined) return { state: 'manual' };
  if (isSuccess) return { state: 'success' };
  if (isError)
    return {
      state: 'error',
      error: isRefusal(error) ? failure(error, words.verifyEmail) : undefined,
      onRetry: canRetry(error) ? () => void verify({ query: { token } }) : undefined,
    };
  return { state: 'pending' };
}

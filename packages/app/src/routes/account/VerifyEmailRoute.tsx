import { messages } from '@kathaloka/contract/errors';
import { useAccountWords, VerifyEmailScreen, type VerifyState } from '@kathaloka/ui';
import { useEffect, useRef } from 'react';
import { usePageTitle } from '../../adapters/usePageTitle.ts';
import { useResendVerificationMutation, useVerifyEmailMutation } from '../../client.ts';
import { useSession } from '../../session/useSession.ts';
import { accountError } from './accountError.ts';
import { useTokenFromAddress } from './useTokenFromAddress.ts';

/** What became of the link that verifies an address; without a link, the way to another one. */
export function VerifyEmailRoute() {
  usePageTitle(useAccountWords().verify.manual);
  const { user } = useSession();
  const verification = useVerification();
  const [resend, { isLoading, isSuccess, error }] = useResendVerificationMutation();
  return (
    <VerifyEmailScreen
      {...verification}
      onResend={(values) => void resend(values)}
      isResending={isLoading}
      isResent={isSuccess}
      serverError={accountError(error, messages.account.resendVerification)}
      email={user?.email}
    />
  );
}

/** Sends the token of the address to the server, once. */
function useVerification(): { state: VerifyState; failure?: string | undefined } {
  const token = useTokenFromAddress();
  const [verify, { isSuccess, isError, error }] = useVerifyEmailMutation();
  const isTried = useRef(false);

  useEffect(() => {
    if (token === undefined || isTried.current) return;
    isTried.current = true;
    void verify(token);
  }, [token, verify]);

  if (token === undefined) return { state: 'manual' };
  if (isSuccess) return { state: 'success' };
  if (isError) return { state: 'error', failure: accountError(error, messages.account.verifyEmail) };
  return { state: 'pending' };
}

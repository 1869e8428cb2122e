import { messages } from '@kathaloka/contract/errors';
import { LoginScreen, useAccountWords } from '@kathaloka/ui';
import { useEffect, useRef } from 'react';
import { HousePicture } from '../../adapters/HousePicture.tsx';
import { usePageTitle } from '../../adapters/usePageTitle.ts';
import { useLoginMutation, useSignInWithTokenMutation } from '../../client.ts';
import { useSession } from '../../session/useSession.ts';
import { accountError } from './accountError.ts';
import { LeaveLogin } from './LeaveLogin.tsx';
import { useGoogle } from './useGoogle.tsx';
import { useTokenFromAddress } from './useTokenFromAddress.ts';

/** Welcome Back: by name and password, by Google, or by the token of a link. */
export function LoginRoute() {
  usePageTitle(useAccountWords().login.title);
  const { isSignedIn } = useSession();
  const [login, { isLoading, error }] = useLoginMutation();
  const google = useGoogle();
  const link = useSignInByLink();

  if (isSignedIn && !link.isPending) return <LeaveLogin />;
  return (
    <LoginScreen
      picture={<HousePicture name="begin" />}
      isSigningInByLink={link.isPending}
      onSubmit={(values) => void login(values)}
      isBusy={isLoading || google.isBusy}
      serverError={accountError(error ?? link.error, messages.account.login) ?? google.error}
      google={google.button}
    />
  );
}

/** Signs in with the token of the address, once. */
function useSignInByLink() {
  const token = useTokenFromAddress();
  const [signIn, { isUninitialized, isLoading, error }] = useSignInWithTokenMutation();
  const isTried = useRef(false);

  useEffect(() => {
    if (token === undefined || isTried.current) return;
    isTried.current = true;
    void signIn(token);
  }, [token, signIn]);

  return { isPending: token !== undefined && (isUninitialized || isLoading), error };
}

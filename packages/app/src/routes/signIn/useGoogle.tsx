import type { ReactNode } from 'react';
import { accountFailuresWords, useWords, useFailureText } from '@kathaloka/ui';
import { GoogleSignIn } from '../../browser/GoogleSignIn.tsx';
import { useGetSettingsQuery } from '../../client.ts';
import { useSignInWithGoogleMutation } from './signInCalls.ts';

interface Google {
  /** Google's button; undefined if Google is not configured. */
  button: ReactNode;
  isBusy: boolean;
  error: ReactNode;
}

export function useGoogle(): Google {
  const { failure } = useFailureText();
  const words = useWords(accountFailuresWords);
  const { data: settings } = useGetSettingsQuery();
  const [signIn, { isLoading, error }] = useSignInWithGoogleMutation();
  const clientId = settings?.google_client_id;

  return {
    button: clientId ? (
      <GoogleSignIn clientId={clientId} onCredential={(credential) => void signIn({ body: credential })} />
    ) : undefined,
    isBusy: isLoading,
    error: failure(error, words.google),
  };
}

import { isRefusal } from '@kathaloka/api';
import type { ReactNode } from 'react';
import { accountFailuresWords, type SignInCodeOwnProps, useWords, useFailureText } from '@kathaloka/ui';
import { type GoogleCredential, GoogleSignIn } from '../../browser/GoogleSignIn.tsx';
import { useGetSettingsQuery } from '../../client.ts';
import { useCodeStep } from '../../session/useCodeStep.ts';
import { useSignInWithGoogleMutation } from './signInCalls.ts';

interface Google {
  /** Google's button; undefined if Google is not configured. */
  button: ReactNode;
  isBusy: boolean;
  error: ReactNode;
  /** The second step, for an account with a second factor. */
  code: SignInCodeOwnProps | undefined;
}

export function useGoogle(): Google {
  const { failure } = useFailureText();
  const words = useWords(accountFailuresWords);
  const { data: settings } = useGetSettingsQuery();
  const [signIn, { isLoading, error }] = useSignInWithGoogleMutation();
  const clientId = settings?.google_client_id;

  const text = failure(error, words.google);
  const step = useCodeStep((body: GoogleCredential & { code?: string }) => signIn({ body }), {
    isLoading,
    error,
    text,
  });
  return {
    button: clientId ? (
      <GoogleSignIn clientId={clientId} onCredential={(credential) => void step.start(credential)} />
    ) : undefined,
    isBusy: isLoading,
    error: isRefusal(error, 'second_factor_required') ? undefined : text,
    code: step.code,
  };
}

import { messages } from '@kathaloka/contract/errors';
import { isApiError } from '@kathaloka/api';
import type { ReactNode } from 'react';
import { GoogleSignIn } from '../../adapters/GoogleSignIn.tsx';
import { useGetSettingsQuery, useSignInWithGoogleMutation } from '../../client.ts';

interface Google {
  /** Google's own button; nothing where Google is not set up. */
  button: ReactNode;
  isBusy: boolean;
  error: string | undefined;
}

export function useGoogle(): Google {
  const { data: settings } = useGetSettingsQuery();
  const [signIn, { isLoading, error }] = useSignInWithGoogleMutation();
  const clientId = settings?.google_client_id;
  const detail = isApiError(error) && error.kind === 'http' ? error.detail : null;

  return {
    button: clientId ? (
      <GoogleSignIn clientId={clientId} onCredential={(idToken) => void signIn(idToken)} />
    ) : undefined,
    isBusy: isLoading,
    error: error === undefined ? undefined : messages.account.google(detail ?? undefined),
  };
}

import type { IdentityProps } from '@kathaloka/ui';
import { useState } from 'react';
import { type GoogleCredential, GoogleSignIn } from '../browser/GoogleSignIn.tsx';
import { useGetSettingsQuery } from '../client.ts';
import { useGetSecondFactorQuery } from './calls.ts';

export interface Identity {
  /** The props of the part that a dialog shows. */
  readonly identity: IdentityProps;
  /** The proof to send: the password or Google's token, and the code of a second factor. */
  readonly proofOf: (
    password: string,
    code: string,
  ) => { password?: string; code?: string } & Partial<GoogleCredential>;
  /** Asks Google again, because a token is valid only once. */
  readonly reset: () => void;
}

/** Whether the account has a second factor, whose code belongs to each proof. */
export function useAsksCode(): boolean {
  const { data: factor } = useGetSecondFactorQuery();
  return factor !== undefined && factor.since !== null;
}

/** Fresh proof of identity, for actions that a session alone does not authorise. */
export function useIdentity(hasPassword: boolean): Identity {
  const { data: settings } = useGetSettingsQuery();
  const asksCode = useAsksCode();
  const [credential, setCredential] = useState<GoogleCredential>();
  const clientId = hasPassword ? null : settings?.google_client_id;
  return {
    identity: {
      hasPassword,
      googleButton: clientId ? <GoogleSignIn clientId={clientId} onCredential={setCredential} /> : undefined,
      isConfirmed: credential !== undefined,
      asksCode,
    },
    proofOf: (password, code) => ({
      ...(hasPassword ? { password } : credential),
      ...(asksCode && { code }),
    }),
    reset: () => setCredential(undefined),
  };
}

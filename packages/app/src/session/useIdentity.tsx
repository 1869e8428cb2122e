import type { IdentityProps } from '@kathaloka/ui';
import { useState } from 'react';
import { type GoogleCredential, GoogleSignIn } from '../browser/GoogleSignIn.tsx';
import { useGetSettingsQuery } from '../client.ts';

interface Identity {
  /** What a dialog shows of it. */
  readonly identity: IdentityProps;
  /** What is sent: the password, or what Google answered. */
  readonly proofOf: (password: string) => { password: string } | Partial<GoogleCredential>;
  /** Asks Google again: a token can be used once only. */
  readonly reset: () => void;
}

/** Fresh proof of identity, for actions that a session alone does not authorise. */
export function useIdentity(hasPassword: boolean): Identity {
  const { data: settings } = useGetSettingsQuery();
  const [credential, setCredential] = useState<GoogleCredential>();
  const clientId = hasPassword ? null : settings?.google_client_id;
  return {
    identity: {
      hasPassword,
      googleButton: clientId ? <GoogleSignIn clientId={clientId} onCredential={setCredential} /> : undefined,
      isConfirmed: credential !== undefined,
    },
    proofOf: (password) => (hasPassword ? { password } : { ...credential }),
    reset: () => setCredential(undefined),
  };
}

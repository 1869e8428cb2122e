import type { IdentityProps } from '@kathaloka/ui';
import { useState } from 'react';
import { type GoogleCredential, GoogleSignIn } from '../../adapters/GoogleSignIn.tsx';
import { useGetSettingsQuery } from '../../client.ts';

interface Identity {
  /** What a dialog shows of it. */
  readonly identity: IdentityProps;
  /** What is sent: the password, or what Google answered. */
  readonly proofOf: (password: string) => { password: string } | Partial<GoogleCredential>;
  /** Asks Google anew: a token proves something once. */
  readonly reset: () => void;
}

/** How the person shows once more who they are, where a session alone is not enough. */
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

import { type IdentityProps, ProviderButton } from '@kathaloka/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isProven, leaveForProvider } from '../browser/oidcSignIn.ts';
import { type GoogleCredential, GoogleSignIn } from '../browser/GoogleSignIn.tsx';
import { useGetSettingsQuery } from '../client.ts';
import { useGetSecondFactorQuery } from './calls.ts';
import { rememberPath } from './redirectAfterLogin.ts';
import { useSession } from './useSession.ts';

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

/** The part of an account that only the OpenID provider signs in: it leaves the page, and comes back confirmed. */
function useOidcIdentity(hasPassword: boolean): Partial<IdentityProps> | undefined {
  const { data: settings } = useGetSettingsQuery();
  const { user } = useSession();
  const page = useLocation();
  const [isConfirmed] = useState(isProven);
  const name = settings?.oidc_name;
  const ways = user?.signs_in_with ?? [];
  if (hasPassword || !name || !ways.includes('oidc') || ways.includes('google')) return undefined;

  function leave() {
    rememberPath(page);
    leaveForProvider({ isFresh: true });
  }
  return { providerName: name, providerButton: <ProviderButton name={name} onClick={leave} />, isConfirmed };
}

/** Fresh proof of identity, for actions that a session alone does not authorise. */
export function useIdentity(hasPassword: boolean): Identity {
  const { data: settings } = useGetSettingsQuery();
  const asksCode = useAsksCode();
  const oidc = useOidcIdentity(hasPassword);
  const [credential, setCredential] = useState<GoogleCredential>();
  const clientId = hasPassword ? null : settings?.google_client_id;
  return {
    identity: {
      hasPassword,
      providerButton: clientId ? (
        <GoogleSignIn clientId={clientId} onCredential={setCredential} />
      ) : undefined,
      isConfirmed: credential !== undefined,
      ...oidc,
      asksCode,
    },
    proofOf: (password, code) => ({
      ...(hasPassword ? { password } : credential),
      ...(asksCode && { code }),
    }),
    reset: () => setCredential(undefined),
  };
}

import type { ClientState } from '@kathaloka/api';
import type { User } from '@kathaloka/contract/entities';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useFindTokenOwnerMutation, useSignInWithTokenMutation } from './signInCalls.ts';
import { useTokenFromAddress } from './useTokenFromAddress.ts';

/** The state of a sign-in by link: it asks for confirmation before it replaces another person's session. */
type LinkState =
  | { kind: 'none' }
  | { kind: 'pending' }
  | { kind: 'asking'; owner: User; current: User }
  | { kind: 'done' };

interface SignInByLink {
  state: LinkState;
  error: unknown;
  /** Signs in as the person that the link is for. */
  accept: () => void;
  /** Keeps the current session. */
  decline: () => void;
}

/** Signs in with the token in the address, after asking the server whose it is. */
export function useSignInByLink(): SignInByLink {
  const token = useTokenFromAddress();
  const store = useStore<ClientState>();
  const [findOwner, { error }] = useFindTokenOwnerMutation();
  const [signIn] = useSignInWithTokenMutation();
  const [state, setState] = useState<LinkState>({ kind: token === undefined ? 'none' : 'pending' });
  const isTried = useRef(false);

  useEffect(() => {
    if (token === undefined || isTried.current) return;
    isTried.current = true;

    async function proceed(access_token: string): Promise<void> {
      const { data: owner } = await findOwner(access_token);
      const { isSignedIn, user } = store.getState().session;
      if (owner && user && user.id !== owner.id) return setState({ kind: 'asking', owner, current: user });
      // an ordinary session has a refresh token; one from a link has none
      if (owner && !isSignedIn) await signIn({ access_token, user: owner });
      setState({ kind: 'done' });
    }

    void proceed(token);
  }, [token, findOwner, signIn, store]);

  async function accept(): Promise<void> {
    if (state.kind !== 'asking' || token === undefined) return;
    await signIn({ access_token: token, user: state.owner });
    setState({ kind: 'done' });
  }

  return { state, error, accept: () => void accept(), decline: () => setState({ kind: 'done' }) };
}

import type { User } from '@kathaloka/contract/entities';
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { type ReceivedTokens, receiveTokens } from './accessToken.ts';
import { createSessionSlice, type Ending, NOBODY, type SessionState } from './sessionSlice.ts';
import { SESSION_KEYS, type StoredSession } from './storedSession.ts';

/** The state of a store with the client's reducers. */
export interface ClientState {
  readonly session: SessionState;
}

export interface SessionStore {
  readonly dispatch: Dispatch;
  readonly getState: () => ClientState;
}

interface SessionOptions {
  readonly stored: StoredSession;
  readonly now: () => number;
  /** The action that clears the cache. */
  readonly resetCache: () => UnknownAction;
}

/** The session of this browser: in its storage for all tabs, and in the Redux store of this tab. */
export function createSession({ stored, now, resetCache }: SessionOptions) {
  const slice = createSessionSlice(() => ({ isSignedIn: stored.tokens() !== null, user: stored.user() }));
  const { opened, ended, endingHandled, userChanged, reachabilityChanged } = slice.actions;
  const resetting = new WeakSet<Dispatch>();

  /**
   * Clears the previous person's data. Deferred, because it would abort the call that has noticed the session's end.
   */
  function resetSoon(dispatch: Dispatch): void {
    if (resetting.has(dispatch)) return;
    resetting.add(dispatch);
    setTimeout(() => {
      resetting.delete(dispatch);
      dispatch(resetCache());
    });
  }

  return {
    reducerPath: slice.reducerPath,
    reducer: slice.reducer,
    /** The initial state, that of a guest. */
    nobody: NOBODY,
    /** Called once the person has been redirected to the login. */
    endingHandled,
    reachabilityChanged,

    open(dispatch: Dispatch, tokens: ReceivedTokens, user: User): void {
      stored.saveTokens(receiveTokens(tokens, user.id, now()));
      stored.saveUser(user);
      dispatch(opened(user));
    },
    /** Updates the account, unless another user has signed in since it was requested. */
    refreshUser(dispatch: Dispatch, user: User): void {
      const tokens = stored.tokens();
      if (!tokens || (tokens.user_id ?? stored.user()?.id ?? user.id) !== user.id) return;
      stored.saveUser(user);
      dispatch(opened(user));
    },
    changeUser(dispatch: Dispatch, changes: Partial<User>): void {
      const user = stored.user();
      if (user) stored.saveUser({ ...user, ...changes });
      dispatch(userChanged(changes));
    },
    end(store: SessionStore, ending: Ending): void {
      // another tab may have signed in again since the server refused
      if (ending !== 'signed-out' && stored.tokens() !== null) return;
      const before = store.getState().session;
      stored.clear(ending !== 'signed-out');
      store.dispatch(ended(ending));
      if (store.getState().session !== before) resetSoon(store.dispatch);
    },
    /** Applies a change by another tab. Returns whether the user is now a different one. */
    follow(dispatch: Dispatch, shown: SessionState, key: string | null): boolean {
      const isOurs = key === null || Object.values<string>(SESSION_KEYS).includes(key);
      const isSignedIn = stored.tokens() !== null;
      const user = isSignedIn ? stored.user() : null;
      if (!isOurs || (shown.isSignedIn === isSignedIn && shown.user?.id === user?.id)) return false;
      if (isSignedIn) dispatch(opened(user));
      else dispatch(ended(stored.hasExpired() ? 'expired' : 'signed-out'));
      return true;
    },
  };
}

export type Session = ReturnType<typeof createSession>;

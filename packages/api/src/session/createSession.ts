import type { Tokens, User } from '@kathaloka/contract/entities';
import type { Dispatch } from '@reduxjs/toolkit';
import { createSessionSlice, type SessionState } from './sessionSlice.ts';
import { SESSION_KEYS, type StoredSession } from './storedSession.ts';

/** The session of this browser: in its storage for all tabs, and in the store of this one. */
export function createSession(stored: StoredSession) {
  const slice = createSessionSlice(() => ({ isSignedIn: stored.tokens() !== null, user: stored.user() }));
  const { opened, closed, lost, userChanged } = slice.actions;

  return {
    reducerPath: slice.reducerPath,
    reducer: slice.reducer,
    /** Whoever lost a session has been led to the login. */
    forgetLoss: closed,

    open(dispatch: Dispatch, tokens: Tokens, user: User): void {
      stored.saveTokens(tokens);
      stored.saveUser(user);
      dispatch(opened(user));
    },
    /** What the account says of itself now. */
    refreshUser(dispatch: Dispatch, user: User): void {
      if (!stored.tokens()) return;
      stored.saveUser(user);
      dispatch(opened(user));
    },
    changeUser(dispatch: Dispatch, changes: Partial<User>): void {
      const user = stored.user();
      if (user) stored.saveUser({ ...user, ...changes });
      dispatch(userChanged(changes));
    },
    close(dispatch: Dispatch): void {
      stored.clear();
      dispatch(closed());
    },
    /** The server ended it while something was asked. */
    lose(dispatch: Dispatch): void {
      stored.clear();
      dispatch(lost());
    },
    /** Takes over what another tab did. Tells whether another person is there now, or nobody. */
    follow(dispatch: Dispatch, shown: SessionState, key: string | null): boolean {
      const isOurs = key === null || Object.values<string>(SESSION_KEYS).includes(key);
      const isSignedIn = stored.tokens() !== null;
      const user = isSignedIn ? stored.user() : null;
      if (!isOurs || (shown.isSignedIn === isSignedIn && shown.user?.id === user?.id)) return false;
      dispatch(isSignedIn ? opened(user) : closed());
      return true;
    },
  };
}

export type Session = ReturnType<typeof createSession>;

import type { User } from '@kathaloka/contract/entities';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Who is there. Tokens are not kept here: they lie in the browser's storage, where every tab finds them. */
export interface SessionState {
  readonly isSignedIn: boolean;
  /** The account; null for a guest, and for as long as only a token is known. */
  readonly user: User | null;
  /** The server ended the session while something was asked of it: the way leads to the login. */
  readonly isLost: boolean;
}

/** `initial` is asked for each store anew. */
export function createSessionSlice(initial: () => Pick<SessionState, 'isSignedIn' | 'user'>) {
  return createSlice({
    name: 'session',
    initialState: (): SessionState => ({ ...initial(), isLost: false }),
    reducers: {
      opened: (_state, { payload }: PayloadAction<User | null>): SessionState => ({
        isSignedIn: true,
        user: payload,
        isLost: false,
      }),
      closed: (): SessionState => ({ isSignedIn: false, user: null, isLost: false }),
      lost: (): SessionState => ({ isSignedIn: false, user: null, isLost: true }),
      userChanged: (state, { payload }: PayloadAction<Partial<User>>): SessionState =>
        state.user ? { ...state, user: { ...state.user, ...payload } } : state,
    },
  });
}

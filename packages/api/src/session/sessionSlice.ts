import type { User } from '@kathaloka/contract/entities';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * How the last session on this page ended. `signed-out`: by the user, in any tab. `expired`: the server refused to
 * refresh it. `lost`: the same during a call that requires a login, so that the page redirects to the login.
 */
export type Ending = 'signed-out' | 'expired' | 'lost';

/** The signed-in user. The tokens are in the browser's storage instead, where every tab finds them. */
export interface SessionState {
  readonly isSignedIn: boolean;
  /** The account, of which the page has no other copy. Null for a guest, and while only a token is known. */
  readonly user: User | null;
  /** Null while a session is open, if there never was one, and once its ending has been handled. */
  readonly ending: Ending | null;
  /** Whether the token has expired and the server cannot be reached to refresh it. Retries are running. */
  readonly isUnreachable: boolean;
}

export const NOBODY: SessionState = { isSignedIn: false, user: null, ending: null, isUnreachable: false };

/** `initial` is called for each store. */
export function createSessionSlice(initial: () => Pick<SessionState, 'isSignedIn' | 'user'>) {
  return createSlice({
    name: 'session',
    initialState: (): SessionState => ({ ...NOBODY, ...initial() }),
    reducers: {
      opened: (_state, { payload }: PayloadAction<User | null>): SessionState => ({
        isSignedIn: true,
        user: payload,
        ending: null,
        isUnreachable: false,
      }),
      ended: (state, { payload }: PayloadAction<Ending>): SessionState => {
        // several calls may notice the ending one after the other, and the first may be `getMe`, which does not
        // redirect
        const isNews = state.isSignedIn || (state.ending === 'expired' && payload === 'lost');
        return isNews ? { isSignedIn: false, user: null, ending: payload, isUnreachable: false } : state;
      },
      endingHandled: (state): SessionState => ({ ...state, ending: null }),
      userChanged: (state, { payload }: PayloadAction<Partial<User>>): SessionState =>
        state.user ? { ...state, user: { ...state.user, ...payload } } : state,
      reachabilityChanged: (state, { payload }: PayloadAction<boolean>): SessionState => ({
        ...state,
        isUnreachable: state.isSignedIn && !payload,
      }),
    },
  });
}

import type { ClientState } from '@kathaloka/api';
import { GUEST, type Owner } from './database.ts';

/** Whose stories and plays are shown: those of the account that is signed in, and what guests keep. */
export function readersOf({ isSignedIn, user }: ClientState['session']): {
  reader: Owner;
  owners: Owner[];
  /** False while a token is known, and not yet whose it is. */
  isKnown: boolean;
} {
  const reader = isSignedIn ? (user?.id ?? GUEST) : GUEST;
  const isKnown = !isSignedIn || user !== null;
  return { reader, owners: reader === GUEST ? [GUEST] : [reader, GUEST], isKnown };
}

/** The same, for those who have waited for something meanwhile. */
export const readersNow = (_: unknown, getState: () => ClientState): ReturnType<typeof readersOf> =>
  readersOf(getState().session);

import type { ClientState } from '@kathaloka/api';
import { GUEST, type Owner } from './database.ts';

/** The owners whose stories and plays are shown: the signed-in account, and guests. */
export function readersOf({ isSignedIn, user }: ClientState['session']): {
  reader: Owner;
  owners: Owner[];
  /** False while there is a token whose account is not known yet. */
  isKnown: boolean;
} {
  const reader = isSignedIn ? (user?.id ?? GUEST) : GUEST;
  const isKnown = !isSignedIn || user !== null;
  return { reader, owners: reader === GUEST ? [GUEST] : [reader, GUEST], isKnown };
}

/** The current readers, for callers that have awaited something. */
export const readersNow = (_: unknown, getState: () => ClientState): ReturnType<typeof readersOf> =>
  readersOf(getState().session);

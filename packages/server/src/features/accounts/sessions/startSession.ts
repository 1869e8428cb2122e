import type { Tokens } from '@kathaloka/contract/entities';
import type { Deps } from '../../../platform/Deps.ts';
import { ACCESS_TOKEN_SECONDS } from '../../../platform/auth/accessTokens.ts';
import { refreshTokenOf } from '../../../platform/auth/refreshTokens.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import { newId } from '../../../platform/ids.ts';
import { describeDevice } from './describeDevice.ts';
import { lockUser, rememberLanguage, type UserRow } from '../repository.ts';
import { deleteSurplusSessions, insertSession, setProof } from './sessionsRepository.ts';

/** Counted from the sign-in, however often tokens are rotated. */
const LIFETIME_MS = { remembered: 30 * DAY_MS, notRemembered: DAY_MS };

/** The maximum number of sessions of an account. One more ends the least recently used. */
const MAX_SESSIONS = 50;

export interface NewSession {
  /** The account, as read when its credentials were checked. */
  readonly user: Pick<UserRow, 'id' | 'password_hash'>;
  readonly isRemembered: boolean;
  /** Whether this sign-in counts as fresh proof. */
  readonly isProven?: boolean | undefined;
  readonly caller: Caller;
}

/** Creates a session. Undefined if the account was deleted or its password changed meanwhile. */
export async function startSession(
  { db, clock, tokens, refreshKey }: Deps,
  { user, isRemembered, isProven = false, caller }: NewSession,
): Promise<Tokens | undefined> {
  const now = clock();
  const lifetime = isRemembered ? LIFETIME_MS.remembered : LIFETIME_MS.notRemembered;
  const session_id = newId();
  const session = {
    id: session_id,
    user_id: user.id,
    device: describeDevice(caller.userAgent),
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + lifetime),
  };
  const isUnchanged = await inTransaction(db, async (transaction) => {
    if (!(await lockUser(transaction, user))) return false;
    await insertSession(transaction, session);
    if (isProven) await setProof(transaction, { session_id });
    await deleteSurplusSessions(transaction, user.id, MAX_SESSIONS);
    return true;
  });
  if (!isUnchanged) return undefined;
  await rememberLanguage(db, user.id, caller.language);
  const access_token = await tokens.sign({ user_id: user.id, session_id });
  const refresh_token = refreshTokenOf({ session_id, generation: 0 }, refreshKey);
  return { access_token, refresh_token, expires_in: ACCESS_TOKEN_SECONDS };
}

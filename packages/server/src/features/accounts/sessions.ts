import type { Message, RefreshedTokens, Tokens } from '@kathaloka/contract/entities';
import { notSignedIn, type SignedInUser } from '../../platform/auth/admit.ts';
import { ACCESS_TOKEN_SECONDS } from '../../platform/auth/accessTokens.ts';
import { hashOfToken, newOpaqueToken, successorOf } from '../../platform/auth/opaqueTokens.ts';
import type { Transaction } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { DAY_MS } from '../../platform/durations.ts';
import type { Caller } from '../../platform/http/defineRoutes.ts';
import { newId } from '../../platform/ids.ts';
import type { Deps } from '../../platform/Deps.ts';
import { describeDevice } from './describeDevice.ts';
import { limits } from './limits.ts';
import { lockUser, rememberLanguage, type UserRow } from './repository.ts';
import {
  deleteSession,
  deleteSurplusSessions,
  generationOfToken,
  insertSession,
  lockSessionOfToken,
  replaceToken,
} from './sessionsRepository.ts';

/** From the sign-in on, however often tokens are rotated. */
const LIFETIME_MS = { remembered: 30 * DAY_MS, notRemembered: DAY_MS };
/** Maximum number of sessions; one more ends the least recently used. */
const MAX_SESSIONS = 50;

export interface NewSession {
  /** The account as it was when its credentials were checked. */
  readonly user: Pick<UserRow, 'id' | 'password_hash'>;
  readonly isRemembered: boolean;
  readonly caller: Caller;
}

/** Creates a session; not if the account has been deleted or its password changed meanwhile, which was to end all sessions. */
export async function startSession(
  { db, clock, tokens }: Deps,
  { user, isRemembered, caller }: NewSession,
): Promise<Tokens | undefined> {
  const now = clock();
  const lifetime = isRemembered ? LIFETIME_MS.remembered : LIFETIME_MS.notRemembered;
  const session_id = newId();
  const refresh_token = newOpaqueToken();
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
    await insertSession(transaction, session, hashOfToken(refresh_token));
    await deleteSurplusSessions(transaction, user.id, MAX_SESSIONS);
    return true;
  });
  if (!isUnchanged) return undefined;
  await rememberLanguage(db, user.id, caller.language);
  const access_token = await tokens.sign({ user_id: user.id, session_id });
  return { access_token, refresh_token, expires_in: ACCESS_TOKEN_SECONDS };
}

/** Rotates a refresh token. If an old one is reused, two parties hold tokens of one session and one of them is a thief, so it ends. */
export async function refreshTokens(
  deps: Deps,
  { refresh_token }: { readonly refresh_token: string },
  { address, language }: Caller,
): Promise<RefreshedTokens> {
  const { db, log, rateLimiter, tokens, refreshKey } = deps;
  await rateLimiter.takeFrom(limits.refresh, address);
  const result = await inTransaction(db, (transaction) => rotate(deps, transaction, refresh_token));
  if (result.outcome === 'reused') {
    log.warn(
      { event: 'refresh_token_reused', user_id: result.user_id, session_id: result.session_id, address },
      'security: an old refresh token came back, and its session was ended',
    );
  }
  if (result.outcome !== 'replaced') throw notSignedIn();
  await rememberLanguage(db, result.user_id, language);
  const access_token = await tokens.sign(result);
  const expires_in = ACCESS_TOKEN_SECONDS;
  const successor = successorOf(refresh_token, refreshKey);
  return { access_token, expires_in, tokens: { access_token, refresh_token: successor, expires_in } };
}

type Rotation =
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'replaced' | 'reused'; readonly user_id: string; readonly session_id: string };

async function rotate(
  { clock, refreshKey }: Deps,
  transaction: Transaction,
  refreshToken: string,
): Promise<Rotation> {
  const now = clock();
  const hash = hashOfToken(refreshToken);
  const session = await lockSessionOfToken(transaction, hash);
  if (!session || session.expires_at <= now) return { outcome: 'unknown' };

  const found = { user_id: session.user_id, session_id: session.id };
  // after the lock, so that it is compared with the current state of the session
  const generation = await generationOfToken(transaction, hash);
  if (generation === session.generation) {
    await replaceToken(transaction, session, hashOfToken(successorOf(refreshToken, refreshKey)), now);
    return { outcome: 'replaced', ...found };
  }
  // several tabs may send the same token, and a response may be lost: until the successor has been used, it is
  // unknown whether it arrived, so the same successor is returned again
  if (generation === session.generation - 1) return { outcome: 'replaced', ...found };
  await deleteSession(transaction, session.id);
  return { outcome: 'reused', ...found };
}

/** Ends the session of this browser, and all of its tokens, at once. */
export async function logout(
  { db }: Deps,
  { session_id }: Pick<SignedInUser, 'session_id'>,
): Promise<Message> {
  await deleteSession(db, session_id);
  return { detail: 'You are signed out.' };
}

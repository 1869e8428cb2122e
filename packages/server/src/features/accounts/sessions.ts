import type { Message, RefreshedTokens, Tokens } from '@kathaloka/contract/entities';
import { notSignedIn, type SignedInUser } from '../../platform/auth/admit.ts';
import { hashOfToken, newOpaqueToken, successorOf } from '../../platform/auth/opaqueTokens.ts';
import type { Queries } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/defineRoutes.ts';
import { newId } from '../../platform/ids.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import type { AccountsContext } from './context.ts';
import { describeDevice } from './describeDevice.ts';
import { limits } from './limits.ts';
import { holdUser, type UserRow } from './repository.ts';
import {
  deleteSession,
  generationOfToken,
  insertSession,
  lockSessionOfToken,
  replaceToken,
} from './sessionsRepository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** From the sign-in on, however often tokens are replaced. */
const LIFETIME_MS = { remembered: 30 * DAY_MS, notRemembered: DAY_MS };
/** Several tabs may bring the same token at the same moment, and an answer may be lost on its way. */
const GRACE_MS = 10_000;

export interface NewSession {
  /** As they were when they showed who they are. */
  readonly user: Pick<UserRow, 'id' | 'password_hash'>;
  readonly isRemembered: boolean;
  readonly caller: Caller;
}

/** Signs a browser in; not if the account has gone or got another password since, which was to end all sessions. */
export async function startSession(
  { db, clock, tokens }: AccountsContext,
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
  const isUnchanged = await db.transaction().execute(async (queries) => {
    if (!(await holdUser(queries, user))) return false;
    await insertSession(queries, session, hashOfToken(refresh_token));
    return true;
  });
  if (!isUnchanged) return undefined;
  return { access_token: await tokens.sign({ user_id: user.id, session_id }), refresh_token };
}

/** A new pair of tokens for a refresh token. An old one that comes back was stolen, once by someone: its session ends. */
export async function refreshTokens(
  context: AccountsContext,
  { refresh_token }: { readonly refresh_token: string },
  { address }: Caller,
): Promise<RefreshedTokens> {
  const { db, log, limits: counts, tokens, refreshKey } = context;
  await counts.take(limits.refresh, networkOf(address));
  const result = await db.transaction().execute((queries) => rotate(context, queries, refresh_token));
  if (result.outcome === 'reused') {
    log.warn(
      { event: 'refresh_token_reused', user_id: result.user_id, session_id: result.session_id, address },
      'security: an old refresh token came back, and its session was ended',
    );
  }
  if (result.outcome !== 'replaced') throw notSignedIn();
  const access_token = await tokens.sign(result);
  return { access_token, tokens: { access_token, refresh_token: successorOf(refresh_token, refreshKey) } };
}

type Rotation =
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'replaced' | 'reused'; readonly user_id: string; readonly session_id: string };

async function rotate(
  { clock, refreshKey }: AccountsContext,
  queries: Queries,
  refreshToken: string,
): Promise<Rotation> {
  const now = clock();
  const hash = hashOfToken(refreshToken);
  const session = await lockSessionOfToken(queries, hash);
  if (!session || session.expires_at <= now) return { outcome: 'unknown' };

  const found = { user_id: session.user_id, session_id: session.id };
  // asked for after the lock, so that it is compared with what the session is now
  const generation = await generationOfToken(queries, hash);
  if (generation === session.generation) {
    await replaceToken(queries, session, hashOfToken(successorOf(refreshToken, refreshKey)), now);
    return { outcome: 'replaced', ...found };
  }
  // also where the clock was set back meanwhile: then an old token is no younger
  const age = Math.abs(now.getTime() - session.last_used_at.getTime());
  if (generation === session.generation - 1 && age <= GRACE_MS) return { outcome: 'replaced', ...found };
  await deleteSession(queries, session.id);
  return { outcome: 'reused', ...found };
}

/** Ends the session of this browser, and with it all of its tokens, at once. */
export async function logout(
  { db }: AccountsContext,
  { session_id }: Pick<SignedInUser, 'session_id'>,
): Promise<Message> {
  await deleteSession(db, session_id);
  return { detail: 'You are signed out.' };
}

import type { AccessClaims } from '../../platform/auth/accessTokens.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { AccountSessionsTable, Queries } from '../../platform/db/schema.ts';
import type { Insertable } from 'kysely';

/** Who is behind an access token, if their session still stands. */
export function findSignedInUser(
  db: Queries,
  { user_id, session_id }: AccessClaims,
  now: Date,
): Promise<SignedInUser | undefined> {
  return db
    .selectFrom('account_sessions')
    .innerJoin('users', 'users.id', 'account_sessions.user_id')
    .where('account_sessions.id', '=', session_id)
    .where('account_sessions.user_id', '=', user_id)
    .where('account_sessions.expires_at', '>', now)
    .select([
      'users.id',
      'account_sessions.id as session_id',
      'users.role',
      'users.is_verified',
      'users.has_premium_access',
    ])
    .executeTakeFirst();
}

export async function insertSession(
  db: Queries,
  session: Insertable<AccountSessionsTable>,
  tokenHash: Buffer,
): Promise<void> {
  await db.insertInto('account_sessions').values(session).execute();
  await insertRefreshToken(db, session.id, tokenHash, 0);
}

/** The session that a refresh token belongs to, held until the transaction ends: refreshes of one session go one by one. */
export function lockSessionOfToken(db: Queries, tokenHash: Buffer) {
  return db
    .selectFrom('account_sessions')
    .where('id', '=', (token) =>
      token.selectFrom('refresh_tokens').where('hash', '=', tokenHash).select('session_id'),
    )
    .select(['id', 'user_id', 'generation', 'last_used_at', 'expires_at'])
    .forUpdate()
    .executeTakeFirst();
}

export async function generationOfToken(db: Queries, tokenHash: Buffer): Promise<number> {
  const { generation } = await db
    .selectFrom('refresh_tokens')
    .where('hash', '=', tokenHash)
    .select('generation')
    .executeTakeFirstOrThrow();
  return generation;
}

export async function replaceToken(
  db: Queries,
  session: { readonly id: string; readonly generation: number },
  tokenHash: Buffer,
  now: Date,
): Promise<void> {
  const generation = session.generation + 1;
  await insertRefreshToken(db, session.id, tokenHash, generation);
  await db
    .updateTable('account_sessions')
    .set({ generation, last_used_at: now })
    .where('id', '=', session.id)
    .execute();
}

async function insertRefreshToken(
  db: Queries,
  session_id: string,
  hash: Buffer,
  generation: number,
): Promise<void> {
  await db.insertInto('refresh_tokens').values({ hash, session_id, generation }).execute();
}

/** With the session go all of its tokens. */
export async function deleteSession(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('account_sessions').where('id', '=', id).execute();
}

export async function deleteSessionsOf(db: Queries, user_id: string): Promise<void> {
  await db.deleteFrom('account_sessions').where('user_id', '=', user_id).execute();
}

export async function deleteOtherSessions(
  db: Queries,
  { id, session_id }: Pick<SignedInUser, 'id' | 'session_id'>,
): Promise<void> {
  await db.deleteFrom('account_sessions').where('user_id', '=', id).where('id', '<>', session_id).execute();
}

/** The one that was used last comes first. */
export function sessionsOf(db: Queries, user_id: string, now: Date) {
  return db
    .selectFrom('account_sessions')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('user_id', '=', user_id)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function deleteOldSessions(db: Queries, now: Date): Promise<void> {
  await db.deleteFrom('account_sessions').where('expires_at', '<=', now).execute();
}

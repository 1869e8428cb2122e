import { PROOF_MINUTES } from '@kathaloka/contract/limits';
import { sql } from 'kysely';
import type { AccessClaims } from '../../../platform/auth/accessTokens.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Generation } from '../../../platform/auth/refreshTokens.ts';
import { deleteSome } from '../../../platform/db/deleteSome.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import type { NewRow, Queries, Transaction } from '../../../platform/db/schema.ts';
import { hasConsent } from '../guardiansRepository.ts';

/** The fields that determine whether an account is a youth account. */
interface Aged {
  readonly birth_year: number | null;
  readonly has_consent: boolean;
}

interface Asked {
  readonly session_ids: readonly string[];
  readonly user_ids: readonly string[];
  readonly now: Date;
}

const sessionUsers = prepared((db, { session_ids, user_ids, now }: Asked) =>
  db
    .selectFrom('account_sessions')
    .innerJoin('users', 'users.id', 'account_sessions.user_id')
    .leftJoin('guardianships', 'guardianships.user_id', 'users.id')
    // one parameter for any number of ids, so that the statement is planned once
    .where('account_sessions.id', '=', sql<string>`any(${session_ids}::uuid[])`)
    .where('account_sessions.user_id', '=', sql<string>`any(${user_ids}::uuid[])`)
    .where('account_sessions.expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
    .select([
      'users.id',
      'account_sessions.id as session_id',
      'users.role',
      'users.is_verified',
      'users.has_premium_access',
      'users.must_change_password',
      'users.birth_year',
    ])
    .select([isProofFresh.as('has_fresh_proof'), hasWritten.as('has_written'), hasConsent.as('has_consent')])
    .select(hasFactor.as('has_second_factor'))
    .compile(),
);

/** The people behind access tokens whose sessions still exist, unordered. */
export async function findSessionUsers(
  db: Queries,
  claims: readonly AccessClaims[],
  now: Date,
): Promise<(Omit<SignedInUser, 'youth'> & Aged & { has_second_factor: boolean })[]> {
  const ids = (name: keyof AccessClaims) => [...new Set(claims.map((claim) => claim[name]))];
  const asked = { session_ids: ids('session_id'), user_ids: ids('user_id'), now };
  const { rows } = await db.getExecutor().executeQuery(sessionUsers(db, asked));
  return rows;
}

/** Uses the clock of the database, because the clocks of processes differ. */
const isProofFresh = sql<boolean>`coalesce(
  account_sessions.proved_at > clock_timestamp() - make_interval(mins => ${PROOF_MINUTES}),
  false
)`;

/** One look-up by the key: for `exists`, PostgreSQL may read the whole table and hash it. */
const hasFactor = sql<boolean>`coalesce(
  (select confirmed_at is not null from second_factors where second_factors.user_id = users.id),
  false
)`;

/** Longer than a replica in use may lag (`watchReplica.ts`), plus the time until its lag is noticed. */
const OWN_WRITES_SECONDS = 10;

const hasWritten = sql<boolean>`coalesce(
  users.wrote_at > clock_timestamp() - make_interval(secs => ${OWN_WRITES_SECONDS}),
  false
)`;

/** Notes that a person has written something. At most one note is written per second. */
export async function noteWriteOf(db: Queries, user_id: string): Promise<void> {
  await sql`
    update users set wrote_at = clock_timestamp()
    where id = ${user_id} and (wrote_at is null or wrote_at < clock_timestamp() - interval '1 second')
  `.execute(db);
}

/** Stores that the person has just proved their identity in this session. */
export async function setProof(db: Queries, { session_id }: Pick<SignedInUser, 'session_id'>): Promise<void> {
  await db
    .updateTable('account_sessions')
    .set({ proved_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', session_id)
    .execute();
}

export async function insertSession(db: Queries, session: NewRow<'account_sessions'>): Promise<void> {
  await db.insertInto('account_sessions').values(session).execute();
}

/** How long a rotated token still returns its successor. */
const GRACE_SECONDS = 30;

/** Uses the clock of the database, because the clocks of processes differ. */
const isGraceOver = sql<boolean>`last_used_at < clock_timestamp() - make_interval(secs => ${GRACE_SECONDS})`;

/** A session, locked until the transaction ends, so that its refreshes run one by one. */
export function lockRotation(transaction: Transaction, session_id: string) {
  return transaction
    .selectFrom('account_sessions')
    .where('id', '=', session_id)
    .select(['user_id', 'generation', 'expires_at', isGraceOver.as('isGraceOver')])
    .forUpdate()
    .executeTakeFirst();
}

/** Makes the next generation of refresh tokens the current one. */
export async function advanceGeneration(db: Queries, session_id: string): Promise<void> {
  await db
    .updateTable('account_sessions')
    .set({ generation: sql<number>`generation + 1`, last_used_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', session_id)
    .execute();
}

/**
 * What a refresh token of release 0.1.0 names: such a token says nothing itself, and its hash is stored. Nothing is
 * added any more. Sessions live for 30 days at most, so 30 days after the last server of that release was stopped no
 * such token is valid, and this function and its table may go.
 */
export function findOldToken(db: Queries, hash: Buffer): Promise<Generation | undefined> {
  return db
    .selectFrom('refresh_tokens')
    .where('hash', '=', hash)
    .select(['session_id', 'generation'])
    .executeTakeFirst();
}

/** Deletes the session with all of its tokens. */
export async function deleteSession(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('account_sessions').where('id', '=', id).execute();
}

/** False if the person has no such session. */
export async function deleteSessionOf(db: Queries, user_id: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account_sessions')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function findSessionOwner(db: Queries, id: string): Promise<string | undefined> {
  const session = await db
    .selectFrom('account_sessions')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return session?.user_id;
}

/** Whether the session still exists; locks it until the transaction ends. */
export async function lockSession(
  transaction: Transaction,
  { session_id }: Pick<SignedInUser, 'session_id'>,
): Promise<boolean> {
  const session = await transaction
    .selectFrom('account_sessions')
    .select('id')
    .where('id', '=', session_id)
    .forUpdate()
    .executeTakeFirst();
  return session !== undefined;
}

/** Deletes all but the most recently used sessions. */
export async function deleteSurplusSessions(db: Queries, user_id: string, max: number): Promise<void> {
  await db
    .deleteFrom('account_sessions')
    .where('id', 'in', (surplus) =>
      surplus
        .selectFrom('account_sessions')
        .select('id')
        .where('user_id', '=', user_id)
        .orderBy('last_used_at', 'desc')
        .orderBy('id')
        .offset(max),
    )
    .execute();
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

/** The sessions of an account, most recently used first. */
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

export function deleteOldSessions(db: Queries, now: Date, limit: number): Promise<number> {
  return deleteSome(db, 'account_sessions', {
    where: sql`expires_at <= ${now}`,
    by: 'expires_at',
    limit,
  });
}

/** The statement that ends every login of the installation, for callers that have no `Queries`. */
export const END_ALL_SESSIONS = 'delete from account_sessions';

import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../../platform/AppError.ts';
import { columnsOf } from '../../../platform/db/columns.ts';
import { rowsOf } from '../../../platform/db/rowsOf.ts';
import type { NewRow, Queries, Row, Transaction } from '../../../platform/db/schema.ts';
import { shownNameOf } from '../../../platform/db/shownNameOf.ts';
import { IS_IN_GOOD_STANDING, IS_OPEN } from './membershipRepository.ts';
import type { SessionKey } from './SessionKey.ts';
import { type NewTurn, insertTurn } from './turnsRepository.ts';

const SESSION = columnsOf('game_sessions');

export type SessionRow = Row<'game_sessions'>;

export type NewSession = NewRow<'game_sessions'>;

/** What a session repeats of the state of its newest turn. */
export type SessionSummaryRow = Pick<
  SessionRow,
  | 'current_xp'
  | 'choices_made'
  | 'scenes_completed'
  | 'completion_percentage'
  | 'is_completed'
  | 'chapter'
  | 'chapters'
  | 'last_line'
>;

/** The sessions of an account, latest first, streamed as they are read. */
export function sessionsOf(db: Queries, user_id: string) {
  return rowsOf(
    db
      .selectFrom('game_sessions')
      .where('user_id', '=', user_id)
      .where('deleted_at', 'is', null)
      .select(['id', 'story_id', 'created_at']),
    { by: ['id'], isDescending: true },
  );
}

/** The number of turns with their texts that are read together. */
const TURNS_READ = 100;

/** Every turn of a session in order, including undone ones, streamed as they are read. */
export function turnsOf(db: Queries, { session_id, user_id }: SessionKey) {
  return rowsOf(
    db
      .selectFrom('turns')
      .where('session_id', '=', session_id)
      .where('turns.user_id', '=', user_id)
      .select([
        'id',
        'committed_at',
        'action_type',
        'user_input',
        'selected_choice',
        'selected_answer',
        'ai_response',
        'parts',
        'struck',
        'model_used',
        'told_by',
        'image_url',
      ]),
    { by: ['committed_at', 'id'], size: TURNS_READ },
  );
}

/** Inserts a session with its turns. False: see `insertSessionRow`. */
export async function insertSession(
  transaction: Transaction,
  { session, turns }: { readonly session: NewSession; readonly turns: readonly NewTurn[] },
): Promise<boolean> {
  if (!(await insertSessionRow(transaction, session))) return false;
  // in order: the database places each turn by the row of its parent
  for (const turn of turns) await insertTurn(transaction, turn);
  return true;
}

interface BegunWith {
  readonly user_id: string;
  /** The idempotency key; without one there is no such session. */
  readonly key: string | undefined;
  /** Undefined if the caller does not know it. */
  readonly story_id: string | undefined;
}

/** The session that an earlier request with this key has begun. Throws if it plays another story. */
export async function findBegun(
  db: Queries,
  { user_id, key, story_id }: BegunWith,
): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const begun = await db
    .selectFrom('game_sessions')
    .where('user_id', '=', user_id)
    .where('creation_key', '=', key)
    .select(['id', 'story_id'])
    .executeTakeFirst();
  if (begun && story_id !== undefined && begun.story_id !== story_id)
    throw new AppError('key_reused', 'This idempotency key has begun a session of another story.');
  return begun?.id;
}

/**
 * Inserts a session; the caller inserts its newest turn in the same transaction. False if another request
 * with its key has begun one. Only requests with the same key wait for each other here.
 */
export async function insertSessionRow(transaction: Transaction, session: NewSession): Promise<boolean> {
  // lock order: the account, which the foreign key locks last, before its storage; the deletion of the account does so
  await transaction
    .selectFrom('users')
    .where('id', '=', session.user_id)
    .select('id')
    .forKeyShare()
    .execute();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('game_sessions')
    .values(session)
    .onConflict((conflict) => conflict.columns(['user_id', 'creation_key']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The owner of a session: the only look-up without the owner, which all other queries need. */
export async function findOwner(db: Queries, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('game_sessions')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** The statement that finds a session, to be sent together with others. */
export const sessionOf = (db: Queries, { session_id, user_id }: SessionKey) =>
  db
    .selectFrom('game_sessions')
    .where('id', '=', session_id)
    .where('user_id', '=', user_id)
    .where('deleted_at', 'is', null)
    .select(SESSION);

export function findSession(db: Queries, key: SessionKey): Promise<SessionRow | undefined> {
  return sessionOf(db, key).executeTakeFirst();
}

/**
 * When the story's deletion takes effect, if its author has asked for it, and who pays if others play in the session.
 */
export async function findBeside(
  db: Queries,
  { id, user_id, story_id }: SessionRow,
): Promise<{ readonly deletes_at: Date | null; readonly payer: string | null }> {
  const { rows } = await sql<{ deletes_at: Date | null; payer: string | null }>`
    select (select deletes_at from stories where id = ${story_id}) as deletes_at, (
      select ${shownNameOf('person')} from together join users person on person.id = together.user_id
      where together.session_id = ${id} and together.user_id = ${user_id} and ${IS_OPEN}
    ) as payer
  `.execute(db);
  return rows[0]!;
}

/** Locks a session until the transaction ends. Required before changing its newest turn. */
export function lockSession(transaction: Transaction, key: SessionKey): Promise<SessionRow | undefined> {
  return lockedSession(transaction, key).executeTakeFirst();
}

/** The statement that locks a session, to be sent together with others. */
export const lockedSession = (db: Queries, key: SessionKey) => sessionOf(db, key).forNoKeyUpdate();

/**
 * Leaves a session out of statistics from now on, because its player is young. Turns that were counted stay counted.
 */
export async function leaveUncounted(transaction: Transaction, { id, user_id }: SessionRow): Promise<void> {
  await transaction
    .updateTable('game_sessions')
    .set({ is_uncounted: true })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .execute();
}

/** The most recently played session of a story, open ones first. */
export function findLatestSession(
  db: Queries,
  { user_id, story_id }: { readonly user_id: string; readonly story_id: string },
): Promise<SessionRow | undefined> {
  return db
    .selectFrom('game_sessions')
    .where('user_id', '=', user_id)
    .where('story_id', '=', story_id)
    .where('deleted_at', 'is', null)
    .orderBy('is_completed')
    .orderBy('updated_at', 'desc')
    .select(SESSION)
    .limit(1)
    .executeTakeFirst();
}

/** The names of the players whom the owner invited. Null if the session is not played together. */
const PLAYED_WITH = sql<string[] | null>`(
  select coalesce(json_agg(${shownNameOf('person')} order by seat) filter (where seat > 0 and ${IS_IN_GOOD_STANDING}), '[]')
  from together
    join together_players on together_players.session_id = together.session_id
    join users person on person.id = together_players.player_id
  where together.session_id = game_sessions.id and together.user_id = game_sessions.user_id and ${IS_OPEN}
  group by together.session_id
)`;

export function findRecentSessions(
  db: Queries,
  { user_id, open, limit }: { readonly user_id: string; readonly open: boolean; readonly limit: number },
) {
  let query = db
    .selectFrom('game_sessions')
    .innerJoin('story_snapshots', 'story_snapshots.id', 'game_sessions.snapshot_id')
    .where('user_id', '=', user_id)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('game_sessions.id')
    .limit(limit)
    .select(SESSION)
    .select([
      sql`content - 'story_structure' - 'lore_cards' - 'lexicon' - 'layers'`.as('content'),
      // as on cards: the author's title if it is not translated
      sql<string | null>`nullif(trim(content -> 'layers' -> game_sessions.language ->> 'title'), '')`.as(
        'title_told',
      ),
      PLAYED_WITH.as('played_with'),
    ]);
  if (open) query = query.where('is_completed', '=', false);
  return query.execute();
}

export async function setLanguage(
  transaction: Transaction,
  { id, user_id, language }: Pick<SessionRow, 'id' | 'user_id' | 'language'>,
): Promise<void> {
  await transaction
    .updateTable('game_sessions')
    .set({ language })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .execute();
}

/**
 * Deletes the newest turns of the first sessions of a closed account, or the sessions if they have few turns.
 * Newest first, because deleting a turn deletes all that follow it. False if there were no sessions.
 */
export async function deleteSomePlayed(
  transaction: Transaction,
  user_id: string,
  limit: { readonly turns: number; readonly sessions: number },
): Promise<boolean> {
  const sessions = await transaction
    .selectFrom('game_sessions')
    .where('user_id', '=', user_id)
    .select('id')
    .orderBy('id')
    .limit(limit.sessions)
    .execute();
  if (sessions.length === 0) return false;
  const ids = sql`${sessions.map(({ id }) => id)}::uuid[]`;
  const { numAffectedRows: turns = 0n } = await sql`
    delete from turns where turns.user_id = ${user_id} and id = any(array(
      select id from turns where session_id = any(${ids}) and turns.user_id = ${user_id}
      order by session_id, id desc limit ${limit.turns}
    ))
  `.execute(transaction);
  if (turns === BigInt(limit.turns)) return true;
  await sql`delete from game_sessions where user_id = ${user_id} and id = any(${ids})`.execute(transaction);
  return true;
}

/** Whether a session still has all its turns: neither it nor its account is being deleted. */
export const hasItsTurns = (sessions: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${sessions}.deleted_at`)} is null
    and (select closed_at from users where users.id = ${sql.ref(`${sessions}.user_id`)}) is null`;

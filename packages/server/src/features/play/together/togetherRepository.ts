import type { TogetherChange } from '@kathaloka/contract/entities';
import { PLAYER_PRESENT_MS } from '@kathaloka/contract/limits';
import { type CompiledQuery, sql } from 'kysely';
import { isPublished } from '../../../platform/db/published.ts';
import type { Queries, Transaction } from '../../../platform/db/schema.ts';
import { shownNameOf } from '../../../platform/db/shownNameOf.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { IS_OPEN, type Membership } from '../stored/membershipRepository.ts';

/**
 * The channel on which the database (`tell_together`) names each session played together that has changed. An empty
 * message stands for any session.
 */
export const CHANNEL = 'kathaloka_together';

interface Begun extends SessionKey {
  readonly now: Date;
}

/** Inserts once; a second call changes nothing. */
export async function insertTogether(transaction: Transaction, { now, ...key }: Begun): Promise<void> {
  await transaction
    .insertInto('together')
    .values({ ...key, begun_at: now })
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .execute();
  await insertPlayer(transaction, { ...key, player_id: key.user_id, seat: 0, now });
}

export async function insertPlayer(
  transaction: Transaction,
  { now, ...player }: Begun & Pick<Membership, 'player_id'> & { readonly seat: number },
): Promise<void> {
  await transaction
    .insertInto('together_players')
    .values({ ...player, joined_at: now, seen_at: sql<Date>`clock_timestamp()` })
    .onConflict((conflict) => conflict.columns(['session_id', 'player_id']).doNothing())
    .execute();
}

export async function countTogether(db: Queries, { user_id, session_id }: SessionKey): Promise<number> {
  const { total } = await db
    .selectFrom('together')
    .where('user_id', '=', user_id)
    .where('session_id', '<>', session_id)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

type Changed = TogetherChange & {
  readonly turn_seat?: number;
  readonly token?: string | null;
  readonly token_expires_at?: Date | null;
  readonly running_key?: string;
  readonly running_by?: string | null;
};

export async function changeRow(db: Queries, key: SessionKey, changed: Changed): Promise<void> {
  if (Object.keys(changed).length > 0) await rowOf(db, key).set(changed).execute();
}

const rowOf = (db: Queries, { session_id, user_id }: SessionKey) =>
  db.updateTable('together').where('session_id', '=', session_id).where('user_id', '=', user_id);

interface TurnTaken extends SessionKey {
  /** The seat whose turn is next. Null leaves it unchanged. */
  readonly next_seat: number | null;
  /** Credits taken from the budget. */
  readonly spent: number;
}

/** The statement that stores what a turn changes, if it changes anything. */
export function turnTaken(db: Queries, { next_seat, spent, ...key }: TurnTaken): CompiledQuery[] {
  let row = rowOf(db, key);
  if (next_seat !== null) row = row.set({ turn_seat: next_seat });
  if (spent > 0) row = row.set({ budget_spent: sql<number>`budget_spent + ${spent}` });
  return next_seat === null && spent === 0 ? [] : [row.compile()];
}

/** Whether all users may read a story. */
export async function isForEverybody(db: Queries, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('stories')
    .where('id', '=', id)
    .where(isPublished)
    .where('is_premium', '=', false)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The taken seats, also those of blocked players. */
export async function findSeats(db: Queries, session_id: string): Promise<number[]> {
  const rows = await db
    .selectFrom('together_players')
    .where('session_id', '=', session_id)
    .select('seat')
    .execute();
  return rows.map(({ seat }) => seat);
}

/** False if there was no invitation. */
export async function deleteInvitation(db: Queries, { session_id, user_id }: SessionKey): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('together')
    .set({ token: null, token_expires_at: null })
    .where('session_id', '=', session_id)
    .where('user_id', '=', user_id)
    .where('token', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False if the person does not play in the session. */
export async function deletePlayer(db: Queries, { session_id, player_id }: Membership): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('together_players')
    .where('session_id', '=', session_id)
    .where('player_id', '=', player_id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** False if the session is not played together. */
export async function deleteTogether(db: Queries, { session_id, user_id }: SessionKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('together')
    .where('session_id', '=', session_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/**
 * Notes that these players have the session open, and tells the others if a player has come back. One statement does
 * it for all players of a process. It locks rows in one order, so that two processes cannot deadlock.
 */
export async function renewSeen(db: Queries, seen: readonly Membership[]): Promise<void> {
  await sql`
    with seen as materialized (
      select session_id, player_id, seen_at > clock_timestamp() - ${sql.lit(PLAYER_PRESENT_MS)} * interval '1 millisecond' as was_here
      from together_players
      where (session_id, player_id) in (
        select session, player from unnest(
          ${seen.map(({ session_id }) => session_id)}::uuid[], ${seen.map(({ player_id }) => player_id)}::uuid[]
        ) as open (session, player)
      )
      order by session_id, player_id for no key update skip locked
    ), renewed as (
      update together_players set seen_at = clock_timestamp() from seen
      where together_players.session_id = seen.session_id and together_players.player_id = seen.player_id
      returning seen.session_id, was_here
    )
    select pg_notify(${CHANNEL}, session_id::text) from renewed where not was_here
  `.execute(db);
}

/** The session that an invitation leads to. Undefined if it cannot be used, for any reason. */
export async function findInvited(db: Queries, token: string) {
  const { rows } = await sql<{
    session_id: string;
    user_id: string;
    token_expires_at: Date;
    story_id: string;
    snapshot_id: string;
    language: string | null;
    author_id: string | null;
    content_rating: 'family' | 'teen' | 'mature';
  }>`
    select together.session_id, together.user_id, token_expires_at, game_sessions.story_id, snapshot_id,
      game_sessions.language, stories.author_id, stories.content_rating
    from together
      join game_sessions on game_sessions.id = together.session_id and game_sessions.user_id = together.user_id
      join stories on stories.id = game_sessions.story_id
    where together.token = ${token} and token_expires_at > clock_timestamp() and ${IS_OPEN}
  `.execute(db);
  return rows[0];
}

/** The sessions of other owners in which the user plays, last joined first. */
export async function findJoined(db: Queries, { player_id, limit }: { player_id: string; limit: number }) {
  const { rows } = await sql<{
    session_id: string;
    story_id: string;
    snapshot_id: string;
    language: string | null;
    payer: string;
    joined_at: Date;
  }>`
    select together.session_id, story_id, snapshot_id, game_sessions.language, ${shownNameOf('person')} as payer, joined_at
    from together_players
      join together on together.session_id = together_players.session_id
      join game_sessions on game_sessions.id = together.session_id and game_sessions.user_id = together.user_id
      join users person on person.id = together.user_id
    where together_players.player_id = ${player_id} and together_players.player_id <> together.user_id and ${IS_OPEN}
    order by joined_at desc limit ${limit}
  `.execute(db);
  return rows;
}

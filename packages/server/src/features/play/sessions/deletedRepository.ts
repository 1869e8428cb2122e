import { sql } from 'kysely';
import type { Queries, Transaction } from '../../../platform/db/schema.ts';
import type { SessionKey } from '../stored/SessionKey.ts';

/** The number of turns, or rows of another table, deleted in one transaction. */
const ROWS = 1000;

/** Whether a session has too many turns to be deleted in the request. */
export async function isLong(db: Queries, { session_id, user_id }: SessionKey): Promise<boolean> {
  const row = await db
    .selectFrom('turns')
    .where('session_id', '=', session_id)
    .where('turns.user_id', '=', user_id)
    .select('id')
    .offset(ROWS)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Hides a session from all lists and calls. */
export async function hideSession(
  transaction: Transaction,
  { session_id, user_id }: SessionKey,
  deleted_at: Date,
): Promise<void> {
  await transaction
    .updateTable('game_sessions')
    // frees its key for another session
    .set({ deleted_at, creation_key: null })
    .where('id', '=', session_id)
    .where('user_id', '=', user_id)
    .execute();
}

export async function deleteSessionRow(db: Queries, { session_id, user_id }: SessionKey): Promise<void> {
  await db.deleteFrom('game_sessions').where('id', '=', session_id).where('user_id', '=', user_id).execute();
}

/** Deletes the row of a session, but only if the session is hidden. */
export async function deleteHiddenRow(db: Queries, { session_id, user_id }: SessionKey): Promise<void> {
  await db
    .deleteFrom('game_sessions')
    .where('id', '=', session_id)
    .where('user_id', '=', user_id)
    .where('deleted_at', 'is not', null)
    .execute();
}

/** Tables that grow with a session, but whose rows do not belong to turns. */
const BESIDE_TURNS = ['scene_visits', 'session_fact_words', 'session_facts', 'session_summaries'] as const;

/**
 * Deletes some of the newest turns of a hidden session, because deleting a turn deletes all that follow it; once no
 * turns are left, other rows. False if nothing was left.
 */
export async function deleteSomeOfSession(
  transaction: Transaction,
  { session_id, user_id }: SessionKey,
): Promise<boolean> {
  const isDeleted = sql`exists (
    select from game_sessions where id = ${session_id} and user_id = ${user_id} and deleted_at is not null
  )`;
  const { numAffectedRows: turns = 0n } = await sql`
    delete from turns where turns.user_id = ${user_id} and ${isDeleted} and id = any(array(
      select id from turns where session_id = ${session_id} and turns.user_id = ${user_id}
      order by id desc limit ${ROWS}
    ))
  `.execute(transaction);
  if (turns > 0n) return true;
  for (const table of BESIDE_TURNS) {
    const { numAffectedRows: rows = 0n } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(`${table}.user_id`)} = ${user_id} and ${isDeleted} and ctid = any(array(
        select ctid from ${sql.table(table)} where session_id = ${session_id} and ${sql.ref(`${table}.user_id`)} = ${user_id} limit ${ROWS}
      ))
    `.execute(transaction);
    if (rows > 0n) return true;
  }
  return false;
}

/** Sessions hidden before this time that still exist, although no job deletes them. */
export async function findLeftHidden(
  db: Queries,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<SessionKey[]> {
  const { rows } = await sql<SessionKey>`
    select id as session_id, user_id from game_sessions
    where deleted_at < ${before} and not exists (
      select from jobs where jobs.user_id = game_sessions.user_id and kind = 'session_deletion' and failed_at is null
        and data ->> 'session_id' = game_sessions.id::text
    )
    order by deleted_at limit ${limit}
  `.execute(db);
  return rows;
}

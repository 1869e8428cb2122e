import { sql } from 'kysely';
import type { Queries, Transaction } from '../../../platform/db/schema.ts';
import type { SessionKey } from '../stored/SessionKey.ts';

/** In one transaction: so many turns, or rows of another table. */
const ROWS = 1000;

/** Whether a session has more turns than are deleted in the request. */
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

/** From now on it is in no list, and no call finds it. */
export async function hideSession(
  transaction: Transaction,
  { session_id, user_id }: SessionKey,
  deleted_at: Date,
): Promise<void> {
  await transaction
    .updateTable('game_sessions')
    // its key may begin another one
    .set({ deleted_at, creation_key: null })
    .where('id', '=', session_id)
    .where('user_id', '=', user_id)
    .execute();
}

export async function deleteSessionRow(db: Queries, { session_id, user_id }: SessionKey): Promise<void> {
  await db.deleteFrom('game_sessions').where('id', '=', session_id).where('user_id', '=', user_id).execute();
}

/** Nothing that its player can still see, whatever a job says. */
export async function deleteHiddenRow(db: Queries, { session_id, user_id }: SessionKey): Promise<void> {
  await db
    .deleteFrom('game_sessions')
    .where('id', '=', session_id)
    .where('user_id', '=', user_id)
    .where('deleted_at', 'is not', null)
    .execute();
}

/** What hangs on a session and not on a turn, and grows with it. */
const BESIDE_TURNS = ['scene_visits', 'session_fact_words', 'session_facts', 'session_summaries'] as const;

/** The newest turns of a deleted session, because all that follow a turn go with it; then the rest. False: there was none. */
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

/** Those that were deleted before then and are still there, and for which no job is at work. */
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

import { type RawBuilder, sql } from 'kysely';
import type { Queries, Transaction } from '../../../platform/db/schema.ts';

/** Rows of a table that one batch changes, and turns of its sessions but the last. */
const ROWS = 1000;

const OF_SESSION = [
  'turns',
  'turn_branches',
  'session_facts',
  'session_fact_words',
  'session_summaries',
  'session_snapshots',
  'scene_visits',
] as const;
const OF_TURN = ['turn_notes', 'model_usage'] as const;

const isWrong = (table: string) => sql`
  ${sql.ref(`${table}.user_id`)} is distinct from game_sessions.user_id and (
    ${sql.ref(`${table}.user_id`)} is not null or not exists (select from play_owners_backfill)
  )
`;

const asBroken = (table: string) => sql`
  game_sessions.id::text as id, ${`${table} of `} || coalesce(${sql.ref(`${table}.user_id`)}::text, 'nobody') as what
`;

/** Which rows have another owner than their session, or none although all were filled; for the doctor. */
export function wrongOwners(range: (column: string) => RawBuilder<unknown>): RawBuilder<unknown> {
  const ofSession = OF_SESSION.map(
    (table) => sql`
      select ${asBroken(table)} from game_sessions join ${sql.table(table)} on session_id = game_sessions.id
      where ${range('game_sessions.id')} and ${isWrong(table)}
    `,
  );
  const ofTurn = OF_TURN.map(
    (table) => sql`
      select ${asBroken(table)} from game_sessions join turns on turns.session_id = game_sessions.id
      join ${sql.table(table)} on turn_id = turns.id where ${range('game_sessions.id')} and ${isWrong(table)}
    `,
  );
  return sql.join([...ofSession, ...ofTurn], sql` union all `);
}

/** Sessions after the first, up to the second; null: to the last. */
type Range = readonly [string, string | null];

const isIn = ([after, last]: Range, column: string) =>
  last === null
    ? sql`${sql.ref(column)} > ${after}`
    : sql`${sql.ref(column)} > ${after} and ${sql.ref(column)} <= ${last}`;

/** Writes the owner of the next sessions to some of their rows. False: there is nothing left to fill. */
export async function fillNextOwners(transaction: Transaction): Promise<boolean> {
  const { rows } = await sql<{ after_session: string }>`
    select after_session from play_owners_backfill for update
  `.execute(transaction);
  const after = rows[0]?.after_session;
  if (after === undefined) return false;
  const range: Range = [after, await lastOf(transaction, after)];
  // what one session has most of may take several batches
  for (const table of OF_SESSION) if (!(await fillOfSession(transaction, table, range))) return true;
  for (const table of OF_TURN) if (!(await fillOfTurn(transaction, table, range))) return true;
  const [, last] = range;
  await (
    last === null
      ? sql`delete from play_owners_backfill`
      : sql`update play_owners_backfill set after_session = ${last}`
  ).execute(transaction);
  return last !== null;
}

async function lastOf(db: Queries, after: string): Promise<string | null> {
  const { rows } = await sql<{ session_id: string }>`
    select session_id from turns where session_id > ${after} order by session_id offset ${ROWS - 1} limit 1
  `.execute(db);
  return rows[0]?.session_id ?? null;
}

/** Whether these are all. */
async function fillOfSession(
  db: Queries,
  table: (typeof OF_SESSION)[number],
  range: Range,
): Promise<boolean> {
  const rows = sql.table(table);
  const { numAffectedRows } = await sql`
    update ${rows} set user_id = (select user_id from game_sessions where game_sessions.id = ${rows}.session_id)
    where ctid = any(array(
      select ctid from ${rows} where ${isIn(range, 'session_id')} and user_id is null
      order by session_id limit ${ROWS}
    ))
  `.execute(db);
  return Number(numAffectedRows) < ROWS;
}

/** Whether these are all. Their turns have been filled. */
async function fillOfTurn(db: Queries, table: (typeof OF_TURN)[number], range: Range): Promise<boolean> {
  const rows = sql.table(table);
  const { numAffectedRows } = await sql`
    update ${rows} set user_id = (select turns.user_id from turns where turns.id = turn_id)
    where ctid = any(array(
      select ${rows}.ctid from turns join ${rows} on turn_id = turns.id
      where ${isIn(range, 'turns.session_id')} and ${rows}.user_id is null
      order by turns.session_id limit ${ROWS}
    ))
  `.execute(db);
  return Number(numAffectedRows) < ROWS;
}

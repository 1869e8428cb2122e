import { sql } from 'kysely';
import type { Queries, Transaction } from '../../../platform/db/schema.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import type { EntryKey } from './entryId.ts';
import { withoutForgotten } from './withoutForgotten.ts';

/** A matter that its owner has forgotten: the row that stays of it. */
export interface ForgottenRow {
  readonly key: string;
  readonly value: string;
}

/** Nothing is forgotten until the transaction ends. Others that note something of the session may do so, too. */
export async function holdMemory(
  transaction: Transaction,
  { session_id, user_id }: SessionKey,
): Promise<void> {
  await sql`
    select from game_sessions where id = ${session_id} and game_sessions.user_id = ${user_id} for key share
  `.execute(transaction);
}

/** Waits for those who are noting something of the session, and lets nobody else note until the transaction ends. */
export async function lockMemory(
  transaction: Transaction,
  { session_id, user_id }: SessionKey,
): Promise<void> {
  await sql`
    select from game_sessions where id = ${session_id} and game_sessions.user_id = ${user_id} for update
  `.execute(transaction);
}

/**
 * Notes what was forgotten at the newest turn of the session, on whatever path: jobs of earlier turns must not note
 * it again.
 */
export async function insertForgotten(
  transaction: Transaction,
  { session_id, user_id, key, value }: SessionKey & Pick<EntryKey, 'key'> & Pick<ForgottenRow, 'value'>,
): Promise<void> {
  await sql`
    insert into session_facts (turn_id, session_id, user_id, branch, depth, key, value, known_to, kind)
    select id, session_id, user_id, branch, depth, ${key}, ${value}, '[]', 'forgotten'
    from turns where session_id = ${session_id} and turns.user_id = ${user_id} order by id desc limit 1
  `.execute(transaction);
}

/** What was forgotten after a turn was told. */
export async function findForgottenSince(
  db: Queries,
  { session_id, user_id, turn_id }: SessionKey & Pick<EntryKey, 'turn_id'>,
): Promise<ForgottenRow[]> {
  return db
    .selectFrom('session_facts')
    .where('session_id', '=', session_id)
    .where('session_facts.user_id', '=', user_id)
    .where('kind', '=', 'forgotten')
    .where('turn_id', '>=', turn_id)
    .select(['key', 'value'])
    .execute();
}

/** What was forgotten in a session, and was not said again. */
export async function findForgotten(
  db: Queries,
  { session_id, user_id }: SessionKey,
): Promise<ForgottenRow[]> {
  const { rows } = await sql<ForgottenRow>`
    select key, value from session_facts forgotten
    where session_id = ${session_id} and user_id = ${user_id} and kind = 'forgotten' and not exists (
      select from session_facts later
      where later.session_id = ${session_id} and later.user_id = ${user_id} and later.key = forgotten.key
        and later.kind <> 'forgotten' and later.turn_id > forgotten.turn_id
    )
  `.execute(db);
  return rows;
}

/** Takes a forgotten matter out of the summaries of a session, on each path. */
export async function forgetInSummaries(
  transaction: Transaction,
  { session_id, user_id }: SessionKey,
  forgotten: readonly Pick<ForgottenRow, 'value'>[],
  language: string,
): Promise<void> {
  const summaries = await transaction
    .selectFrom('session_summaries')
    .where('session_id', '=', session_id)
    .where('session_summaries.user_id', '=', user_id)
    .where('text', '<>', '')
    .select(['id', sql<string>`text`.as('text')])
    .execute();
  for (const { id, text } of summaries) {
    const left = withoutForgotten(text, forgotten, language);
    if (left === text) continue;
    await transaction
      .updateTable('session_summaries')
      .set({ text: left })
      .where('id', '=', id)
      .where('session_summaries.user_id', '=', user_id)
      .execute();
  }
}

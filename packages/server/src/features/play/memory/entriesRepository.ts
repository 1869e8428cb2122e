import { sql } from 'kysely';
import { rowsOf } from '../../../platform/db/rowsOf.ts';
import type { Queries, Row, Transaction } from '../../../platform/db/schema.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import type { EntryKey } from './entryId.ts';
import { asPath, isOnPath, type Path } from './pathRepository.ts';

export type EntryRow = Pick<
  Row<'session_facts'>,
  'turn_id' | 'key' | 'value' | 'quote' | 'known_to' | 'kind' | 'by' | 'is_pinned' | 'depth'
>;

const ENTRIES_MAX = 1000;

/**
 * The facts and statements of a path, each with its newest value: what is pinned first, then the newest. Mere lines
 * are no matter.
 */
export async function findEntries(db: Queries, path: Path): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    with ${asPath(path)},
    newest as (
      select distinct on (key) turn_id, key, value, quote, known_to, kind, by, is_pinned, depth from session_facts
      where ${isOnPath(path, 'session_facts')} and kind not in ('line', 'forgotten')
      order by key, depth desc
    )
    select turn_id, key, value, quote, known_to, kind, by, is_pinned, depth from newest
    order by is_pinned desc, depth desc, key limit ${ENTRIES_MAX}
  `.execute(db);
  return rows;
}

/** All that a session has stored, on whatever path. */
export const entriesOf = (db: Queries, { session_id, user_id }: SessionKey) =>
  rowsOf(
    db
      .selectFrom('session_facts')
      .where('session_id', '=', session_id)
      .where('session_facts.user_id', '=', user_id)
      .where('kind', '<>', 'forgotten')
      .select(['turn_id', 'key', 'kind', 'value', 'quote', 'by', 'is_pinned']),
    { by: ['turn_id', 'key'], size: ENTRIES_MAX },
  );

/** The fact of a turn; undefined if the session has none. */
export function findEntry(db: Queries, { session_id, user_id, turn_id, key }: SessionKey & EntryKey) {
  return db
    .selectFrom('session_facts')
    .where('session_id', '=', session_id)
    .where('session_facts.user_id', '=', user_id)
    .where('turn_id', '=', turn_id)
    .where('key', '=', key)
    .where('kind', '<>', 'forgotten')
    .select(['key', 'kind', 'value', 'known_to', 'branch', 'depth'])
    .executeTakeFirst();
}

export async function updateEntry(
  transaction: Transaction,
  { session_id, user_id, turn_id, key }: SessionKey & EntryKey,
  change: Partial<Pick<EntryRow, 'value' | 'by' | 'is_pinned'>>,
): Promise<void> {
  await transaction
    .updateTable('session_facts')
    .set(change)
    .where('session_id', '=', session_id)
    .where('session_facts.user_id', '=', user_id)
    .where('turn_id', '=', turn_id)
    .where('key', '=', key)
    .execute();
}

/** Replaces the words by which a fact is found. Returns how many more words it has then. */
export async function replaceWords(
  transaction: Transaction,
  place: SessionKey & EntryKey & { readonly branch: string; readonly depth: number },
  words: readonly string[],
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('session_fact_words')
    .where('session_id', '=', place.session_id)
    .where('session_fact_words.user_id', '=', place.user_id)
    .where('turn_id', '=', place.turn_id)
    .where('key', '=', place.key)
    .executeTakeFirstOrThrow();
  if (words.length > 0)
    await transaction
      .insertInto('session_fact_words')
      .values(words.map((word) => ({ ...place, word })))
      .execute();
  return words.length - Number(numDeletedRows);
}

/** Deletes a matter, with all that a session has said of it: an older value must not come back. */
export async function deleteEntries(
  db: Queries,
  { session_id, user_id, key }: SessionKey & Pick<EntryKey, 'key'>,
): Promise<void> {
  await db
    .deleteFrom('session_facts')
    .where('session_id', '=', session_id)
    .where('session_facts.user_id', '=', user_id)
    .where('key', '=', key)
    .execute();
}

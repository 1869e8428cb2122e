import { sql } from 'kysely';
import type { Queries, Row, Transaction } from '../../../platform/db/schema.ts';
import { bytesOfFact, bytesOfWords, takeRoom } from './roomRepository.ts';
import { asPath, asPathTo, isOnPath, type Path, type PathEnd } from './pathRepository.ts';
import type { TurnRow } from '../stored/turnsRepository.ts';

export interface NewFact {
  readonly key: string;
  readonly value: string;
  readonly known_to: readonly string[];
  readonly words: readonly string[];
}

/** If many facts contain a word, only the newest of them are read. */
const FACTS_OF_WORD = 64;

export async function hasFacts(
  db: Queries,
  { user_id, turn_id }: Pick<PathEnd, 'user_id'> & { readonly turn_id: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('session_facts')
    .where('turn_id', '=', turn_id)
    .where('session_facts.user_id', '=', user_id)
    .where('kind', '=', 'fact')
    .select('key')
    .executeTakeFirst();
  return found !== undefined;
}

/** Those of these keys whose newest value on the path to a turn is pinned. */
async function findPinned(db: Queries, turn: PathEnd, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string; is_pinned: boolean }>`
    with recursive ${asPathTo(turn)}
    select distinct on (key) key, is_pinned from session_facts
    where ${isOnPath(turn, 'session_facts')} and key = any(${[...keys]}::text[])
    order by key, depth desc
  `.execute(db);
  return new Set(rows.flatMap(({ key, is_pinned }) => (is_pinned ? [key] : [])));
}

/** Inserts the facts of a turn, and counts the room that they take. A second call changes nothing. */
export async function insertFacts(
  transaction: Transaction,
  turn: PathEnd & Pick<TurnRow, 'id'>,
  facts: readonly NewFact[],
): Promise<void> {
  if (facts.length === 0) return;
  // a pin holds for the matter, whatever is said of it later
  const pinned = await findPinned(
    transaction,
    turn,
    facts.map(({ key }) => key),
  );
  const { id: turn_id, session_id, user_id, branch, depth } = turn;
  const place = { turn_id, session_id, user_id, branch, depth };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('session_facts')
    .values(
      facts.map(({ key, value, known_to }) => ({
        ...place,
        key,
        value,
        known_to: JSON.stringify(known_to),
        is_pinned: pinned.has(key),
      })),
    )
    .onConflict((row) => row.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return;
  const words = facts.flatMap(({ key, words: named }) => named.map((word) => ({ ...place, key, word })));
  const bytes = facts.reduce((sum, fact) => sum + bytesOfFact(fact), bytesOfWords(words.length));
  await takeRoom(transaction, turn, bytes);
  if (words.length === 0) return;
  await transaction
    .insertInto('session_fact_words')
    .values(words)
    .onConflict((row) => row.doNothing())
    .execute();
}

export interface NamedFact {
  readonly key: string;
  readonly value: string;
  readonly by: Row<'session_facts'>['by'];
  readonly known_to: readonly string[];
}

interface Wanted {
  /** Each word with its weight. */
  readonly words: ReadonlyMap<string, number>;
  readonly limit: number;
}

/**
 * The facts of a path that these words name, each with its newest value. Facts that are named by more and
 * rarer words come first; among equals the newest. Costs the same for any length of the path.
 */
export async function findFactsNamed(
  db: Queries,
  path: Path,
  { words, limit }: Wanted,
): Promise<NamedFact[]> {
  if (words.size === 0) return [];
  const { rows } = await sql<NamedFact>`
    with ${asPath(path)},
    hits as (
      select wanted.word, weight, hit.key, max(hit.depth) as depth
      from unnest(${[...words.keys()]}::text[], ${[...words.values()]}::real[]) as wanted (word, weight)
      cross join lateral (
        select key, depth from session_fact_words
        where word = wanted.word and ${isOnPath(path, 'session_fact_words')}
        order by depth desc limit ${FACTS_OF_WORD}
      ) hit
      group by wanted.word, weight, hit.key
    ),
    weighed as (select key, depth, weight / sqrt(count(*) over (partition by word)) as weight from hits),
    named as (
      select key, sum(weight) as weight, max(depth) as depth from weighed
      group by key order by 2 desc, 3 desc limit ${limit}
    )
    select named.key, newest.value, newest.known_to, newest.by
    from named cross join lateral (
      select value, known_to, by from session_facts
      where key = named.key and ${isOnPath(path, 'session_facts')}
      order by depth desc limit 1
    ) newest
    order by named.weight desc, named.depth desc
  `.execute(db);
  return rows;
}

/** The keys of the newest facts of a path. */
export async function findNewestKeys(db: Queries, path: Path, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with ${asPath(path)}
    select key from session_facts
    where ${isOnPath(path, 'session_facts')} and kind = 'fact'
    order by depth desc limit ${limit}
  `.execute(db);
  return [...new Set(rows.map(({ key }) => key))];
}

import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { isPublished } from '../../../platform/db/published.ts';
import type { Queries, Transaction } from '../../../platform/db/schema.ts';
import { shownNameOf } from '../../../platform/db/shownNameOf.ts';

/** How many matches of a less common word are read. The most liked of these are returned. */
const LOOKED_AT = 500;

/** A step of the ranking: the start of the title, or a `tsquery`. */
export type Place = { readonly titleStart: string } | { readonly query: string };

const matches = (place: Place) =>
  'query' in place
    ? sql<boolean>`story_search.words @@ ${place.query}::tsquery`
    : sql<boolean>`story_search.title >= ${place.titleStart} and story_search.title < ${`${place.titleStart}\u{10ffff}`}`;

/**
 * Searches only the most liked stories, in which a common word is found quickly. Returns the matches, most liked
 * first, each under the first place that it matches. `anywhere` is a `tsquery` that finds the matches of all places,
 * so that one scan is enough.
 */
export async function findAmongLiked(
  db: Queries,
  { places, anywhere, likedFirst }: { places: readonly Place[]; anywhere: string; likedFirst: number },
): Promise<ReadonlyMap<Place, string[]>> {
  const cases = places.map((place, at) => sql`when ${matches(place)} then ${sql.lit(at)}`);
  // stories are looked up by key, because PostgreSQL would overestimate their number, and read all of them
  const { rows } = await sql<{ id: string; place: number }>`
    select liked.id, story.place
    from liked_stories_with_words(${anywhere}::tsquery, ${likedFirst}) liked (id)
    cross join lateral (
      select case ${sql.join(cases, sql` `)} end as place
      from story_search where story_id = liked.id limit 1
    ) story
    cross join lateral (
      select likes_total from story_stats where story_id = liked.id and is_published limit 1
    ) stats
    order by stats.likes_total desc, liked.id desc
  `.execute(db);
  return new Map(
    places.map((place, at) => [place, rows.flatMap((row) => (row.place === at ? [row.id] : []))]),
  );
}

/** Searches all stories for a place. Returns the matches and the `liked` ones, most liked first. */
export async function findAmongAll(
  db: Queries,
  place: Place,
  { limit, liked, except }: { limit: number; liked: readonly string[]; except: readonly string[] },
): Promise<string[]> {
  const found =
    'query' in place
      ? sql`select stories_with_words(${place.query}::tsquery, ${LOOKED_AT}) as id`
      : sql`select story_id as id from story_search where ${matches(place)} limit ${LOOKED_AT}`;
  const { rows } = await sql<{ id: string }>`
    with found as materialized (${found})
    select each.id from (select unnest(${liked}::uuid[]) as id union select id from found) each
    cross join lateral (
      select likes_total from story_stats where story_id = each.id and is_published limit 1
    ) stats
    where each.id <> all(${except}::uuid[])
    order by stats.likes_total desc, each.id desc
    limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Known words that contain this part, shortest first, and whether they are all. */
export async function findWordsAround(
  db: Queries,
  part: string,
  limit: number,
): Promise<{ readonly words: readonly string[]; readonly is_complete: boolean }> {
  const { rows } = await sql<{
    words: string[];
    is_complete: boolean;
  }>`select words, is_complete from words_around(${part}, ${limit})`.execute(db);
  return rows[0]!;
}

/** So many words with one sound are compared with what was typed. */
const SOUND_MAX = 100;

interface Lengths {
  readonly shortest: number;
  readonly longest: number;
}

/** Known words of about the same length that sound like this one, those of most similar length first. */
export async function findWordsThatSound(
  db: Queries,
  typed: string,
  { shortest, longest }: Lengths,
): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_words
    where search_sound(word) = search_sound(${typed}) and length(word) between ${shortest} and ${longest}
    order by abs(length(word) - ${typed.length}), word
    limit ${SOUND_MAX}
  `.execute(db);
  return rows.map(({ word }) => word);
}

export async function isAnyWaiting(db: Queries): Promise<boolean> {
  const waiting = await db.selectFrom('search_queue').select('id').limit(1).executeTakeFirst();
  return waiting !== undefined;
}

const INDEXING = 7_261_003;

/** Takes an advisory lock until the transaction ends. False if another process has it. */
export async function tryLockIndexing(transaction: Transaction): Promise<boolean> {
  const { rows } = await sql<{ is_mine: boolean }>`
    select pg_try_advisory_xact_lock(${INDEXING}) as is_mine
  `.execute(transaction);
  return rows[0]?.is_mine === true;
}

/** The stories that have waited longest, with all of their queue entries. */
export async function takeWaiting(db: Queries, limit: number): Promise<Set<string>> {
  const rows = await db
    .deleteFrom('search_queue')
    .where('story_id', 'in', (queue) =>
      queue.selectFrom('search_queue').select('story_id').orderBy('id').limit(limit),
    )
    .returning('story_id')
    .execute();
  return new Set(rows.map(({ story_id }) => story_id));
}

/**
 * The published stories among the given ones, with everything that search reads. Locked against deletion
 * until the transaction ends.
 */
export function readTexts(transaction: Transaction, ids: readonly string[]) {
  return (
    transaction
      .selectFrom('stories')
      .leftJoin('users', 'users.id', 'stories.author_id')
      .leftJoin('story_tellers', 'story_tellers.story_id', 'stories.id')
      .where('stories.id', '=', sql<string>`any(${ids}::uuid[])`)
      .where(isPublished)
      .select([
        'stories.id',
        'stories.title',
        'stories.tagline',
        'stories.story_description',
        'stories.translations',
      ])
      .select(({ fn }) => fn.coalesce('story_tellers.name', shownNameOf('users')).as('author'))
      .select((story) => [
        jsonObjectFrom(
          story
            .selectFrom('categories')
            .whereRef('categories.id', '=', 'stories.category_id')
            .select(['categories.display_name', 'categories.names']),
        ).as('category'),
        jsonArrayFrom(
          story
            .selectFrom('story_tags')
            .innerJoin('tags', 'tags.id', 'story_tags.tag_id')
            .whereRef('story_tags.story_id', '=', 'stories.id')
            .select(['tags.display_name', 'tags.names']),
        ).as('tags'),
      ])
      // in the lock order for several stories
      .orderBy('stories.id')
      .forKeyShare('stories')
      .execute()
  );
}

export async function removeFromIndex(db: Queries, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('story_search')
    .where('story_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

export interface IndexedStory {
  readonly id: string;
  readonly title: string;
  readonly words: string;
}

export async function addToIndex(db: Queries, stories: readonly IndexedStory[]): Promise<void> {
  await sql`
    insert into story_search (story_id, title, words)
    select id, title, words::tsvector
    from unnest(
      ${stories.map(({ id }) => id)}::uuid[],
      ${stories.map(({ title }) => title)}::text[],
      ${stories.map(({ words }) => words)}::text[]
    ) as given (id, title, words)
    on conflict (story_id) do update set title = excluded.title, words = excluded.words
  `.execute(db);
}

/** The words by which these stories are found. */
export async function findIndexedWords(db: Queries, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    -- the first letter names the field
    select distinct substr(lexeme, 2) as word
    from story_search cross join unnest(tsvector_to_array(words)) lexeme
    where story_id = any(${ids}::uuid[])
  `.execute(db);
  return rows.map(({ word }) => word);
}

export async function addWords(db: Queries, words: readonly string[]): Promise<void> {
  await sql`insert into search_words (word) select unnest(${words}::text[]) on conflict do nothing`.execute(
    db,
  );
}

/** Known words after `after`, in order. */
export async function findKnownWords(db: Queries, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('search_words')
    .where('word', '>', after)
    .select('word')
    .orderBy('word')
    .limit(limit)
    .execute();
  return rows.map(({ word }) => word);
}

/** Returns the words that no story contains. Each is looked up with its `tsquery`. */
export async function findUnusedWords(
  transaction: Transaction,
  words: readonly { readonly word: string; readonly query: string }[],
): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(
      ${words.map(({ word }) => word)}::text[],
      ${words.map(({ query }) => query)}::text[]
    ) as given (word, query)
    where not exists (select from story_search where story_search.words @@ given.query::tsquery)
  `.execute(transaction);
  return rows.map(({ word }) => word);
}

export async function deleteWords(db: Queries, words: readonly string[]): Promise<void> {
  await db
    .deleteFrom('search_words')
    .where('word', '=', sql<string>`any(${words}::text[])`)
    .execute();
}

export async function hasSuffixes(db: Queries): Promise<boolean> {
  const suffix = await db.selectFrom('search_suffixes').select('word').limit(1).executeTakeFirst();
  return suffix !== undefined;
}

/** Takes the words over that release 0.1 has stored with all of their suffixes, and gives the room of these back. */
export async function takeOverSuffixes(transaction: Transaction): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(transaction);
  await sql`
    insert into search_words (word) select word from search_suffixes where suffix = word on conflict do nothing
  `.execute(transaction);
  await sql`truncate search_suffixes`.execute(transaction);
}

const MEGABYTE = 2 ** 20;

/** Whether the index has at least four times the bytes of its rows, which are so few that it is rebuilt in seconds. */
export async function isIndexGrown(db: Queries): Promise<boolean> {
  const { rows } = await sql<{ is_grown: boolean }>`
    select words > ${MEGABYTE} and words > 4 * stories and stories < ${64 * MEGABYTE} as is_grown
    from pg_relation_size('story_search_words') words, pg_table_size('story_search') stories
  `.execute(db);
  return rows[0]?.is_grown === true;
}

/** PostgreSQL never removes a key from a GIN index, so words that stories have had take room until it is rebuilt. */
export async function rebuildIndex(transaction: Transaction): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(transaction);
  await sql`reindex index story_search_words`.execute(transaction);
}

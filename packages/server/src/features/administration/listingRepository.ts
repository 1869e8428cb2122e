import type { QueryOf } from '@kathaloka/contract/endpoints';
import type { AdminStorySort } from '@kathaloka/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../platform/db/schema.ts';

/**
 * The columns of each order. They are the first columns of an index: of `story_stats` for the totals, of
 * `story_listing` for all others.
 */
const SORTS = {
  created_at: ['created_at'],
  title: ['title_key'],
  author: ['author_key'],
  category: ['category_key', 'created_at'],
  premium: ['is_premium', 'created_at'],
  featured: ['is_featured', 'created_at'],
  status: ['status', 'created_at'],
  plays: ['plays_total'],
  likes: ['likes_total'],
  bookmarks: ['bookmarks_total'],
} as const satisfies Record<AdminStorySort, readonly string[]>;

export type Filter = Pick<
  QueryOf<'listAllStories'>,
  'status' | 'category_id' | 'author_id' | 'is_featured' | 'is_premium' | 'in_bin'
>;

export interface StoriesWanted extends Filter {
  readonly sort: AdminStorySort;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** The ids of one page. All columns are sorted in one direction, so that each index can be read forwards or backwards. */
export async function findPage(
  db: Queries,
  { sort, order, limit, offset, ...filter }: StoriesWanted,
): Promise<string[]> {
  const table = isTotal(sort) ? 'story_stats' : 'story_listing';
  const { rows } = await sql<{ story_id: string }>`
    select story_id from ${sql.table(table)} where ${matching(filter)}
    order by ${orderOf(sort, order)} limit ${limit} offset ${offset}
  `.execute(db);
  return rows.map(({ story_id }) => story_id);
}

/**
 * The number of matching stories. It is read from stored counts, except for the stories of one author and those in the
 * bin, which are few and counted on each call.
 */
export async function countMatching(db: Queries, filter: Filter): Promise<number> {
  const listed = sql`select count(*)::integer as total from story_listing where ${matching(filter)}`;
  const stored = sql`
    select coalesce(sum(stories), 0)::integer - (
      select count(*)::integer from story_listing where ${matching({ ...filter, in_bin: true })}
    ) as total
    from story_counts where ${sql.join(conditionsOf(filter), sql` and `)}
  `;
  const isStored = filter.author_id === undefined && !filter.in_bin;
  const { rows } = await sql<{ total: number }>`${isStored ? stored : listed}`.execute(db);
  return rows[0]!.total;
}

/** Merges the rows of single changes into one row for each kind. */
export async function mergeCounts(db: Queries): Promise<void> {
  await sql`
    with merged as (
      delete from story_counts returning status, category_id, is_featured, is_premium, stories
    )
    insert into story_counts (status, category_id, is_featured, is_premium, stories)
    select status, category_id, is_featured, is_premium, sum(stories) from merged
    group by 1, 2, 3, 4 having sum(stories) <> 0
  `.execute(db);
}

/** Finds one page of the stories with all these words, and the number of all such stories, in one search. */
export async function findWithWords(
  db: Queries,
  words: readonly string[],
  wanted: StoriesWanted,
): Promise<{ readonly total: number; readonly ids: string[] }> {
  const { sort, order, limit, offset, ...filter } = wanted;
  const columns = isTotal(sort) ? ['story_id'] : [...SORTS[sort], 'story_id'];
  const query = words.map(beginning).join(' & ');
  const page = sql`order by ${orderOf(sort, order)} limit ${limit} offset ${offset}`;
  const { rows } = await sql<{ total: number; ids: string[] }>`
    with found as materialized (
      select ${sql.join(columns.map((column) => sql.ref(column)))} from story_listing
      where words @@ ${query}::tsquery and ${matching(filter)}
    ), counted as (
      select count(*)::integer as total from found
    )
    select total, ${isTotal(sort) ? sortedByTotal(page) : sql`array(select story_id from found ${page})`} as ids
    from counted
  `.execute(db);
  return rows[0]!;
}

/** Up to this many stories, the total of each one is looked up. */
const FEW = 2000;

/**
 * Many totals are not looked up and sorted: walking along their index, which is sorted already, soon finds a page.
 * `or false` keeps PostgreSQL from planning a join, which would read and sort all of them.
 */
function sortedByTotal(page: RawBuilder<unknown>) {
  return sql`
    case when total <= ${FEW}
      then array(select story_id from found join story_stats using (story_id) ${page})
      else array(select story_id from story_stats where story_id in (select story_id from found) or false ${page})
    end
  `;
}

/**
 * Matches words with this beginning. A single letter must be a whole word, because it begins a word in most stories.
 */
function beginning(word: string): string {
  const quoted = `'${word.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
  return Array.from(word).length === 1 ? quoted : `${quoted}:*`;
}

/** Splits a text into words as the index does. */
export async function splitWords(db: Queries, text: string): Promise<string[]> {
  const { rows } = await sql<{ words: string[] }>`select words_in(${text}) as words`.execute(db);
  return rows[0]!.words;
}

function orderOf(sort: AdminStorySort, order: 'asc' | 'desc') {
  return sql.join([...SORTS[sort], 'story_id'].map((column) => sql`${sql.ref(column)} ${sql.raw(order)}`));
}

const isTotal = (sort: AdminStorySort): boolean =>
  sort === 'plays' || sort === 'likes' || sort === 'bookmarks';

/** Deleted stories are in the bin, and nowhere else. */
function matching({ in_bin = false, ...filter }: Filter) {
  const binned = sql`array(select id from stories where deletes_at is not null)`;
  const inBin = in_bin ? sql`story_id = any(${binned})` : sql`story_id <> all(${binned})`;
  return sql.join([...conditionsOf(filter), inBin], sql` and `);
}

function conditionsOf({ status, category_id, author_id, is_featured, is_premium }: Omit<Filter, 'in_bin'>) {
  const conditions = [sql`true`];
  if (status !== undefined) conditions.push(sql`status = ${status}`);
  if (category_id === 'none') conditions.push(sql`category_id is null`);
  else if (category_id !== undefined) conditions.push(sql`category_id = ${category_id}::uuid`);
  if (author_id !== undefined) conditions.push(sql`author_id = ${author_id}::uuid`);
  if (is_featured !== undefined) conditions.push(sql`is_featured = ${is_featured}`);
  if (is_premium !== undefined) conditions.push(sql`is_premium = ${is_premium}`);
  return conditions;
}

/** The fields of these stories that only administrators see, unordered. */
export function findAdminFields(db: Queries, ids: readonly string[]) {
  return db
    .selectFrom('stories')
    .leftJoin('users', 'users.id', 'stories.author_id')
    .where('stories.id', '=', sql<string>`any(${ids}::uuid[])`)
    .select(['stories.id', 'stories.author_id', 'users.username as author_username', 'stories.published_at'])
    .select(
      sql<number>`(
        select count(*)::integer from reports where reports.story_id = stories.id and state = 'open'
      )`.as('open_reports'),
    )
    .execute();
}

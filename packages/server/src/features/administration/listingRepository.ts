import type { QueryOf } from '@kathaloka/contract/endpoints';
import type { AdminStorySort } from '@kathaloka/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../platform/db/schema.ts';

type Filter = Pick<
  QueryOf<'listAllStories'>,
  'q' | 'status' | 'category_id' | 'author_id' | 'is_featured' | 'is_premium'
>;

export interface StoriesWanted extends Filter {
  readonly sort: AdminStorySort;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** Each is the beginning of an index, or, of the totals, which change all the time, a column of `story_stats`. */
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

/** The ids of one page. The whole order is turned round, so that each index is read in both directions. */
export async function findPage(
  db: Queries,
  { sort, order, limit, offset, ...filter }: StoriesWanted,
): Promise<string[]> {
  const direction = sql.raw(order);
  const columns = [...SORTS[sort], 'story_id'].map((column) => sql`${sql.ref(column)} ${direction}`);
  const { rows } = await sql<{ story_id: string }>`
    select story_id from ${sourceOf(sort)} where ${matching(filter)}
    order by ${sql.join(columns)} limit ${limit} offset ${offset}
  `.execute(db);
  return rows.map(({ story_id }) => story_id);
}

export async function countMatching(db: Queries, filter: Filter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from story_listing where ${matching(filter)}
  `.execute(db);
  return rows[0]!.total;
}

function sourceOf(sort: AdminStorySort): RawBuilder<unknown> {
  const isTotal = sort === 'plays' || sort === 'likes' || sort === 'bookmarks';
  return isTotal ? sql`story_listing join story_stats using (story_id)` : sql`story_listing`;
}

/** Of a longer text only so many words are looked for. */
const WORDS_MAX = 6;

function matching({ q = '', status, category_id, author_id, is_featured, is_premium }: Filter) {
  const parts = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
  const conditions = parts.map(
    (part) => sql`words like ${`%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`,
  );
  if (status !== undefined) conditions.push(sql`status = ${status}`);
  if (category_id === 'none') conditions.push(sql`category_id is null`);
  else if (category_id !== undefined) conditions.push(sql`category_id = ${category_id}::uuid`);
  if (author_id !== undefined) conditions.push(sql`author_id = ${author_id}::uuid`);
  if (is_featured !== undefined) conditions.push(sql`is_featured = ${is_featured}`);
  if (is_premium !== undefined) conditions.push(sql`is_premium = ${is_premium}`);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** What administrators see of these stories beside what readers see, unordered. */
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

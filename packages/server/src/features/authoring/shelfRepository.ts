import { sql } from 'kysely';
import type { Queries, Transaction } from '../../platform/db/schema.ts';

/** Makes imports of stories with the same title run one after the other, until the transaction ends. */
export async function lockShelf(transaction: Transaction, title: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`shelf ${title}`}, 0))`.execute(transaction);
}

/** The maximum number of stories with the same title that are compared; no library has more. */
const OF_ONE_TITLE = 20;

export async function idsOfTitle(db: Queries, title: string): Promise<string[]> {
  const rows = await db
    .selectFrom('story_listing')
    .innerJoin('stories', 'stories.id', 'story_listing.story_id')
    .where('story_listing.title_key', '=', sql<string>`lower(${title})`)
    .where('stories.title', '=', title)
    .orderBy('stories.created_at')
    .limit(OF_ONE_TITLE)
    .select('stories.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Finds a category by its slug, any displayed name, or id. Undefined if there is none here. */
export async function findCategory(
  db: Queries,
  { name, id }: { readonly name: string | null; readonly id: string | null },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from categories
    where name = ${name} or id::text = ${id} or lower(${name}) in (
      select lower(display_name) union all select lower(value) from jsonb_each_text(names)
    )
    order by name = ${name} desc nulls last, sort_order limit 1
  `.execute(db);
  return rows[0]?.id;
}

/** Finds tags by a displayed name in any language, or by id, in the order of the names. */
export async function findTags(
  db: Queries,
  { names, ids }: { readonly names: readonly string[]; readonly ids: readonly string[] },
): Promise<{ id: string; called: string[] }[]> {
  const { rows } = await sql<{ id: string; called: string[] }>`
    select tags.id, called.names as called from tags
    cross join lateral (
      select array_agg(lower(name)) as names from (
        select display_name union all select value from jsonb_each_text(tags.names)
      ) each (name)
    ) called
    where tags.id::text = any(${ids}) or called.names && ${names.map((name) => name.toLowerCase())}::text[]
    order by array_position(${names.map((name) => name.toLowerCase())}::text[], lower(display_name)),
      array_position(${ids}::text[], tags.id::text)
  `.execute(db);
  return rows;
}

/**
 * The names under which a story is filed: the slug or name of its category, and the English names of its
 * tags, in order.
 */
export async function namesOfStory(
  db: Queries,
  id: string,
  column: 'name' | 'display_name' = 'name',
): Promise<{ category: string | null; tags: string[] }> {
  const { rows } = await sql<{ category: string | null; tags: string[] }>`
    select (select ${sql.ref(column)} from categories where categories.id = stories.category_id) as category,
      array(
        select display_name from story_tags join tags on tags.id = story_tags.tag_id
        where story_tags.story_id = stories.id order by position
      ) as tags
    from stories where id = ${id}
  `.execute(db);
  return rows[0] ?? { category: null, tags: [] };
}

import type { AdminCategory, AdminTag, Category, Tag } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import type { Queries, Transaction } from '../../platform/db/schema.ts';

export type Kind = 'categories' | 'tags';

const CATEGORY = ['id', 'name', 'display_name', 'names', 'sort_order'] as const;
const TAG = ['id', 'display_name', 'names', 'color'] as const;

/** Locks the list against other changes until the transaction ends; it can still be read, and used by stories. */
export async function lockList(transaction: Transaction, kind: Kind): Promise<void> {
  await sql`lock table ${sql.table(kind)} in share row exclusive mode`.execute(transaction);
}

/** Locks a category until the transaction ends, so that no story begins to use it. */
export function lockCategory(transaction: Transaction, id: string): Promise<Category | undefined> {
  return transaction
    .selectFrom('categories')
    .select(CATEGORY)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function lockTag(transaction: Transaction, id: string): Promise<Tag | undefined> {
  return transaction.selectFrom('tags').select(TAG).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** All items of a list in order. */
export function allInOrder(db: Queries, kind: Kind): Promise<{ id: string; display_name: string }[]> {
  return db
    .selectFrom(kind)
    .select(['id', 'display_name'])
    .orderBy('sort_order')
    .orderBy('display_name')
    .execute();
}

/** Whether another item has one of these names in any language, ignoring case. */
export async function isNameTaken(
  db: Queries,
  kind: Kind,
  { wanted, except = null }: { readonly wanted: readonly string[]; readonly except?: string | null },
): Promise<boolean> {
  const found = await db
    .selectFrom(kind)
    .select('id')
    .where(
      sql<boolean>`exists (
        select from (select display_name union all select value from jsonb_each_text(names)) called (name)
        join unnest(${wanted}::text[]) wanted (name) on lower(wanted.name) = lower(called.name)
      )`,
    )
    .where('id', 'is distinct from', except)
    .executeTakeFirst();
  return found !== undefined;
}

export async function isSlugTaken(db: Queries, name: string): Promise<boolean> {
  const found = await db.selectFrom('categories').select('id').where('name', '=', name).executeTakeFirst();
  return found !== undefined;
}

export async function nextPlace(db: Queries, kind: Kind): Promise<number> {
  const { last } = await db
    .selectFrom(kind)
    .select(({ fn }) => fn.max('sort_order').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

export async function insertCategory(db: Queries, category: Category): Promise<void> {
  await db.insertInto('categories').values(written(category)).execute();
}

export async function insertTag(db: Queries, tag: Tag & { readonly sort_order: number }): Promise<void> {
  await db.insertInto('tags').values(written(tag)).execute();
}

export function setCategoryNames(
  db: Queries,
  { id, ...called }: Pick<Category, 'id' | 'display_name' | 'names'>,
): Promise<Category> {
  return db
    .updateTable('categories')
    .set(written(called))
    .where('id', '=', id)
    .returning(CATEGORY)
    .executeTakeFirstOrThrow();
}

export function setTag(db: Queries, { id, ...values }: Tag): Promise<Tag> {
  return db
    .updateTable('tags')
    .set(written(values))
    .where('id', '=', id)
    .returning(TAG)
    .executeTakeFirstOrThrow();
}

const written = <T extends Pick<Tag, 'names'>>(row: T): Omit<T, 'names'> & { names: string } => ({
  ...row,
  names: JSON.stringify(row.names),
});

/** Stores the order; positions begin with 1. */
export async function setOrder(db: Queries, kind: Kind, ids: readonly string[]): Promise<void> {
  await sql`
    update ${sql.table(kind)} as thing set sort_order = place
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, place) where thing.id = wanted.id
  `.execute(db);
}

const USES = {
  categories: { table: 'stories', column: 'category_id' },
  tags: { table: 'story_tags', column: 'tag_id' },
} as const;

/** How many stories of any status use an item. */
export async function countUses(db: Queries, kind: Kind, id: string): Promise<number> {
  const { table, column } = USES[kind];
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${sql.table(table)} where ${sql.ref(column)} = ${id}
  `.execute(db);
  return rows[0]!.total;
}

export async function deleteOne(db: Queries, kind: Kind, id: string): Promise<void> {
  await db.deleteFrom(kind).where('id', '=', id).execute();
}

export async function categoriesWithCounts(db: Queries): Promise<AdminCategory[]> {
  const { rows } = await sql<AdminCategory>`
    select id, name, display_name, names, sort_order, coalesce(uses.total, 0)::integer as stories_count
    from categories left join (
      select category_id, sum(stories) as total from story_counts group by category_id
    ) uses on uses.category_id = categories.id
    order by sort_order, display_name
  `.execute(db);
  return rows;
}

export async function tagsWithCounts(db: Queries): Promise<AdminTag[]> {
  const { rows } = await sql<AdminTag>`
    select id, display_name, names, color, coalesce(uses.total, 0)::integer as stories_count
    from tags left join (
      select tag_id, count(*) as total from story_tags group by tag_id
    ) uses on uses.tag_id = tags.id
    order by sort_order, display_name
  `.execute(db);
  return rows;
}

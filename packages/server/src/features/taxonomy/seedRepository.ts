import type { Category } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import type { NewRow, Queries } from '../../platform/db/schema.ts';

/** Adds a shelf, or renames one that still has its former name. */
export async function insertOrRename(
  db: Queries,
  { id, ...shelf }: Omit<Category, 'names'>,
  was: string,
): Promise<void> {
  const renamed = await db
    .updateTable('categories')
    .set(shelf)
    .where('id', '=', id)
    .where('display_name', '=', was)
    .returning('id')
    .executeTakeFirst();
  if (renamed) return;
  await db
    .insertInto('categories')
    .values({ id, ...shelf })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Adds names in other languages, unless an item was renamed, has such names already, or another item uses one
 * of them.
 */
export async function setMissingNames(
  db: Queries,
  kind: 'categories' | 'tags',
  named: readonly Pick<Category, 'id' | 'display_name' | 'names'>[],
): Promise<void> {
  await sql`
    with given as (
      select id, display_name, names from unnest(
        ${named.map(({ id }) => id)}::uuid[],
        ${named.map(({ display_name }) => display_name)}::text[],
        ${named.map(({ names }) => JSON.stringify(names))}::jsonb[]
      ) as each (id, display_name, names)
    )
    update ${sql.table(kind)} as thing set names = given.names
    from given
    where thing.id = given.id and thing.display_name = given.display_name and thing.names = '{}'
    and not exists (
      select from ${sql.table(kind)} other, jsonb_each_text(given.names) called
      where other.id <> thing.id
      and (other.display_name = called.value or other.names @> jsonb_build_object(called.key, called.value))
    )
  `.execute(db);
}

/** Adds tags. Leaves existing tags with the same name as they are. */
export async function insertMissingTags(db: Queries, tags: NewRow<'tags'>[]): Promise<void> {
  if (tags.length === 0) return;
  await db
    .insertInto('tags')
    .values(tags)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { fileDatabase } from '../../testing/testFile.ts';

const database = await fileDatabase();

/** Foreign keys without an index: deleting a referenced row would read the whole table. */
async function withoutIndex(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || ' ' || conname as name
    from pg_constraint
      cross join lateral (
        -- a session's owner has no other rows of that session
        select array(
          select attnum from pg_attribute where attrelid = conrelid and attnum = any(conkey)
            and (attname <> 'user_id' or cardinality(conkey) = 1)
        ) as found_by
      ) columns
    where contype = 'f' and not exists (
      select from pg_index
      where indrelid = conrelid and indisvalid
        and (indkey::smallint[])[0:cardinality(found_by) - 1] @> found_by
        -- a null references nothing, so an index may leave out nulls, and nothing else
        and (indpred is null or pg_get_expr(indpred, indrelid) in (
          select format('(%I IS NOT NULL)', attname) from pg_attribute
          where attrelid = conrelid and attnum = any(conkey)
        ))
    )
    order by name
  `.execute(database.db);
  return rows.map(({ name }) => name);
}

it('each foreign key has an index, so that a row is deleted without reading other tables whole', async () => {
  expect(await withoutIndex()).toEqual([]);
  await sql`create table other (story_id uuid references stories (id))`.execute(database.db);
  expect(await withoutIndex()).toEqual(['other other_story_id_fkey']);
  await sql`create index on other (story_id) where story_id > '00000000-0000-4000-8000-000000000000'`.execute(
    database.db,
  );
  expect(await withoutIndex(), 'an index of some rows').toEqual(['other other_story_id_fkey']);
});

import fs from 'node:fs';
import type { PlayState } from '@kathaloka/story';
import type { Updateable } from 'kysely';
import { expect, expectTypeOf, it } from 'vitest';
import { schemaText, tablesText } from '../../testing/schemaDump.ts';
import { tablesPicture } from '../../testing/tablesPicture.ts';
import { fileDatabase } from '../../testing/testFile.ts';
import type { NewRow, Row, Tables } from './schema.ts';

const database = await fileDatabase();

const RENEW = '`npm run schema` renews it after a migration';

it('schema.sql says what the migrations make', async () => {
  const before = fs.readFileSync(new URL('schema.sql', import.meta.url), 'utf8');
  await expect(await schemaText(database.db, before)).toMatchFileSnapshot('schema.sql', RENEW);
});

it('the picture of the main tables is that of schema.sql', async () => {
  const schema = fs.readFileSync(new URL('schema.sql', import.meta.url), 'utf8');
  await expect(tablesPicture(schema)).toMatchFileSnapshot('../../../../../docs/tables.md', RENEW);
});

it('the types of the tables follow from what the migrations make', async () => {
  await expect(await tablesText(database.db)).toMatchFileSnapshot('tables.ts', RENEW);
});

it('the types know what is null, has a default, is JSON, is written once or by the database alone', () => {
  expectTypeOf<Row<'turns'>>().toHaveProperty('parent_id').toEqualTypeOf<string | null>();
  expectTypeOf<Row<'turns'>>().toHaveProperty('state').toEqualTypeOf<PlayState>();
  expectTypeOf<Row<'turns'>>().toHaveProperty('depth').toEqualTypeOf<number>();
  expectTypeOf<NewRow<'turns'>>().toHaveProperty('state').toEqualTypeOf<string>();
  expectTypeOf<NewRow<'turns'>>().not.toHaveProperty('depth');
  expectTypeOf<Updateable<Tables['turns']>>().not.toHaveProperty('committed_at');
  expectTypeOf<NewRow<'users'>>().toHaveProperty('is_verified').toEqualTypeOf<boolean | undefined>();
});

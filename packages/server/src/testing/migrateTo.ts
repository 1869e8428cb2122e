import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '../platform/db/migrations/index.ts';
import type { Database } from '../platform/db/schema.ts';

/** Migrates up to an older version. */
export async function migrateTo(db: Database, name: string): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const { error } = await new Migrator({ db: db as unknown as Kysely<unknown>, provider }).migrateTo(name);
  if (error) throw error;
}

import { sql } from 'kysely';
import type { Database } from '../platform/db/schema.ts';

/** What plants turns says whose they are, for which the schema has no column before migration 047. */
export async function beforeOwners<T>(db: Database, plant: () => Promise<T>): Promise<T> {
  await sql`alter table turns add column user_id uuid`.execute(db);
  const planted = await plant();
  await sql`alter table turns drop column user_id`.execute(db);
  return planted;
}

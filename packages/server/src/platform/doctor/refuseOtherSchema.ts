import { sql } from 'kysely';
import { migrations } from '../db/migrations/index.ts';
import type { Queries } from '../db/schema.ts';
import { StartupError } from '../StartupError.ts';

/** Throws if the database has the schema of another version, because the invariants apply to this version's only. */
export async function refuseOtherSchema(db: Queries): Promise<void> {
  const { rows: tables } = await sql<{ found: string | null }>`
    select to_regclass('kysely_migration') as found
  `.execute(db);
  const { rows } = tables[0]?.found
    ? await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    : { rows: [] };
  const made = new Set(rows.map(({ name }) => name));
  const ours = Object.keys(migrations);
  if (made.size === ours.length && ours.every((name) => made.has(name))) return;
  throw new StartupError(
    'The database is that of another version of Kathaloka. Start this version on it once.',
  );
}

import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartupError } from '../StartupError.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

const OLDEST_POSTGRES = 15;

/** Migrates the database to this version; several processes may do so concurrently. Leaves a database of an unknown version alone. */
export async function migrate(db: Database): Promise<void> {
  await checkServer(db);
  await refuseNewerDatabase(db);
  const migrator = new Migrator({
    db: db as unknown as Kysely<unknown>,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function checkServer(db: Database): Promise<void> {
  const { rows } = await sql<{ version: number; encoding: string }>`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding
  `.execute(db);
  const { version = 0, encoding = '' } = rows[0] ?? {};
  const major = Math.floor(version / 10_000);
  if (major < OLDEST_POSTGRES) {
    throw new StartupError(`The database is PostgreSQL ${major}; ${OLDEST_POSTGRES} or newer is needed.`);
  }
  if (encoding !== 'UTF8') throw new StartupError(`The database is encoded in ${encoding}; UTF8 is needed.`);
}

async function refuseNewerDatabase(db: Database): Promise<void> {
  const { rows: tables } = await sql<{
    found: string | null;
  }>`select to_regclass('kysely_migration') as found`.execute(db);
  if (!tables[0]?.found) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new StartupError(
      `The database was made by a newer version of Kathaloka (it has ${unknown.join(', ')}). Nothing was changed.`,
    );
  }
}

import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartupError } from '../StartupError.ts';
import { carryOver } from './carryOver.ts';
import { untilFree, waitBriefly } from './locks.ts';
import { migrations } from './migrations/index.ts';
import { refusePooler } from './refusePooler.ts';
import type { Database } from './schema.ts';

const OLDEST_POSTGRES = 15;

/**
 * Migrates the database to this version. Several processes may do so concurrently. A database of a later
 * version stays unchanged, if this version can run on it.
 */
export async function migrate(db: Database): Promise<void> {
  await checkServer(db);
  await carryOver(db, await namesIn(db, 'kysely_migration', 'name'));
  const applied = await namesIn(db, 'kysely_migration', 'name');
  if (await isSupportedLater(db, applied)) return;
  // takes the lock only if needed: behind a pooler, a session's lock may stay with its connection for good
  if (!Object.keys(migrations).every((name) => applied.includes(name))) await migrateToLatest(db);
}

async function migrateToLatest(db: Database): Promise<void> {
  await refusePooler(db);
  const migrator = new Migrator({
    db: db as unknown as Kysely<unknown>,
    provider: { getMigrations: () => Promise.resolve(impatient(migrations)) },
  });
  await untilFree(async () => {
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}

/** Migrations that give up soon on a table in use: everything is rolled back, and the caller retries. */
function impatient(all: typeof migrations): typeof migrations {
  const entries = Object.entries(all).map(([name, migration]): [string, Migration] => [
    name,
    {
      async up(db) {
        await waitBriefly(db);
        await migration.up(db);
      },
    },
  ]);
  return Object.fromEntries(entries);
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

/** Whether a later version has migrated the database. Throws if this version cannot run on it. */
async function isSupportedLater(db: Database, applied: readonly string[]): Promise<boolean> {
  const own = Object.keys(migrations);
  const unknown = applied.filter((name) => !(name in migrations));
  if (unknown.length === 0) return false;
  const [oldest] = await namesIn(db, 'schema_support', 'oldest');
  const isWhole = own.every((name) => applied.includes(name));
  if (isWhole && oldest !== undefined && own.at(-1)! >= oldest) return true;
  throw new StartupError(
    `The database was made by a newer version of Kathaloka (it has ${unknown.join(', ')}). Nothing was changed.`,
  );
}

/** Empty if the table does not exist. */
async function namesIn(db: Database, table: string, column: string): Promise<string[]> {
  const { rows: tables } = await sql<{ found: string | null }>`select to_regclass(${table}) as found`.execute(
    db,
  );
  if (!tables[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`
    select ${sql.ref(column)} as name from ${sql.table(table)} order by 1
  `.execute(db);
  return rows.map(({ name }) => name);
}

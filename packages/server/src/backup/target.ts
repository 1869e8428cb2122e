import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type pg from 'pg';
import { BASELINE } from '../platform/db/carryOver.ts';
import { connect } from '../platform/db/connect.ts';
import { migrations } from '../platform/db/migrations/index.ts';
import { createLogger } from '../platform/log.ts';
import { refuseRunning, RUNNING_SERVERS } from '../platform/db/runningServers.ts';
import { StartupError } from '../platform/StartupError.ts';

/** The schema with what a restore has replaced, until the operator decides what to do with it. */
export const PREVIOUS_SCHEMA = 'before_restore';

const hasTable = async (client: pg.Client, name: string): Promise<boolean> => {
  const { rows } = await client.query<{ is: boolean }>('select to_regclass($1) is not null as is', [name]);
  return rows[0]!.is;
};

export async function refuseRunningServers(client: pg.Client): Promise<void> {
  if (!(await hasTable(client, 'public.processes'))) return;
  const { rows } = await client.query<{ count: number }>(RUNNING_SERVERS);
  refuseRunning(rows[0]!.count);
}

/** Whether the database has accounts, or tables that are not ours. */
async function isFull(client: pg.Client): Promise<boolean> {
  if (await hasTable(client, 'public.users')) {
    const { rows } = await client.query<{ full: boolean }>('select exists (select from users) as full');
    return rows[0]!.full;
  }
  return hasAnyTable(client);
}

async function hasAnyTable(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ any: boolean }>(`
    select exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as any
  `);
  return rows[0]!.any;
}

async function hasPreviousSchema(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(
    'select exists (select from pg_namespace where nspname = $1) as is',
    [PREVIOUS_SCHEMA],
  );
  return rows[0]!.is;
}

interface Target {
  readonly client: pg.Client;
  readonly connection: pg.ClientConfig;
  readonly isForced: boolean;
}

/**
 * Runs `work` on empty tables of a given version. The earlier contents are set aside, and come back if the
 * work fails; if they had any accounts, they stay aside afterwards. Returns whether they stay aside.
 */
export async function onEmpty(
  { client, connection, isForced }: Target,
  made: readonly string[],
  work: () => Promise<void>,
): Promise<boolean> {
  refuseUnknown(made);
  await refuseRunningServers(client);
  if (await hasPreviousSchema(client))
    throw new StartupError(
      `What an earlier restore has replaced is still there, in the schema ${PREVIOUS_SCHEMA}. Run \`npm run restore -- --settle\` to delete it, or \`-- --back\` to return to it.`,
    );
  const wasFull = await isFull(client);
  if (wasFull && !isForced)
    throw new StartupError(
      'The database is not empty. Name an empty one; or add --force, which sets aside what is in it.',
    );
  await renameToPrevious(client);
  try {
    await migrateTo(connection, made.at(-1)!);
    await work();
  } catch (error) {
    await rollBack(client);
    throw error;
  }
  if (!wasFull) await dropPreviousSchema(client);
  return wasFull;
}

function refuseUnknown(made: readonly string[]): void {
  const unknown = made.filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  if (!made.includes(BASELINE))
    throw new StartupError(
      `It is from before version 0.1.0. Restore it with the commit before ${BASELINE}, and start this version on that database. Nothing was changed.`,
    );
  throw new StartupError(
    `It was made by a newer version of Kathaloka (it has ${unknown.join(', ')}). Nothing was changed.`,
  );
}

async function renameToPrevious(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select extname::text as name from pg_extension where extnamespace = 'public'::regnamespace`,
  );
  if (rows.length > 0)
    throw new StartupError(
      `The database has extensions in the schema public (${rows.map(({ name }) => name).join(', ')}). Name a new database.`,
    );
  try {
    await client.query(
      `begin; alter schema public rename to ${PREVIOUS_SCHEMA}; create schema public; grant usage on schema public to public; commit`,
    );
  } catch (error) {
    await client.query('rollback');
    throw new StartupError(
      `The schema public cannot be set aside: ${String(error)}. Name a database that belongs to the user of its address.`,
    );
  }
}

/** Brings back what a restore has replaced, and drops what was restored. */
export async function rollBack(client: pg.Client): Promise<void> {
  await refuseWithoutPrevious(client);
  await client.query(
    `begin; drop schema public cascade; alter schema ${PREVIOUS_SCHEMA} rename to public; commit`,
  );
}

export async function dropPreviousSchema(client: pg.Client): Promise<void> {
  await refuseWithoutPrevious(client);
  await client.query(`drop schema ${PREVIOUS_SCHEMA} cascade`);
}

async function refuseWithoutPrevious(client: pg.Client): Promise<void> {
  if (!(await hasPreviousSchema(client))) throw new StartupError('No restore has set anything aside here.');
}

/** Creates the tables of the version in which the rows were copied. The next start migrates them further. */
async function migrateTo(connection: pg.ClientConfig, name: string): Promise<void> {
  const log = createLogger('silent');
  const db = connect(connection, log, { statementTimeoutMs: 0, idleInTransactionTimeoutMs: 0, poolSize: 2 });
  try {
    const { error } = await new Migrator({
      db: db as unknown as Kysely<unknown>,
      provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
      // not the migration table of the schema that was set aside
      migrationTableSchema: 'public',
    }).migrateTo(name);
    if (error) throw error;
  } finally {
    await db.destroy();
  }
}

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { connect } from '../platform/db/connect.ts';
import { startEmbeddedPostgres } from '../platform/db/embedded/supervisor.ts';
import { migrate } from '../platform/db/migrate.ts';
import { startPasswordPostgres } from './passwordPostgres.ts';

/** The PostgreSQL for the tests: the bundled one, one over TCP with a password, or the system's. */
export const TEST_DATABASES = ['embedded', 'external', 'system'] as const;

declare module 'vitest' {
  interface ProvidedContext {
    postgres: pg.ClientConfig;
  }
}

export const TEMPLATE = 'kathaloka_template';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connection, stop } = await startPostgres(process.env.TEST_DATABASE ?? 'embedded');
  await createTemplate(connection);
  project.provide('postgres', connection);
  return stop;
}

/** Where Debian and its derivatives install each version. */
const SYSTEM_POSTGRES = '/usr/lib/postgresql';

function newestOfSystem(): string {
  const newest = Math.max(...fs.readdirSync(SYSTEM_POSTGRES).map(Number));
  return path.join(SYSTEM_POSTGRES, String(newest), 'bin');
}

async function startPostgres(
  kind: string,
): Promise<{ connection: pg.ClientConfig; stop: () => Promise<void> }> {
  if (kind === 'external') return startPasswordPostgres();
  if (kind === 'system') return startPasswordPostgres({ programs: newestOfSystem() });
  if (kind !== 'embedded') throw new Error(`TEST_DATABASE must be one of ${TEST_DATABASES.join(', ')}.`);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-embedded-'));
  const { connection, stop } = await startEmbeddedPostgres({ dataDir });
  return {
    connection: { ...connection, database: 'postgres' },
    stop: async () => {
      await stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * These databases need not survive a crash, so fsync and the like are off. All of these settings can change
 * at run time. Tests that kill PostgreSQL start one of their own with the usual settings.
 */
const WITHOUT_DURABILITY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
  // otherwise the planner learns of new rows at an unpredictable time
  autovacuum: 'off',
};

async function giveUpDurability(client: pg.Client): Promise<void> {
  for (const [setting, value] of Object.entries(WITHOUT_DURABILITY))
    await client.query(`alter system set ${setting} = '${value}'`);
  await client.query('select pg_reload_conf()');
}

/** Migrated once. Each test file gets a copy, which takes about 25 ms. */
async function createTemplate(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await giveUpDurability(client);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const db = connect({ ...connection, database: TEMPLATE }, pino({ level: 'silent' }));
  await migrate(db);
  await db.destroy();
}

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { connect } from '../platform/db/connect.ts';
import type { Database } from '../platform/db/schema.ts';
import { TEMPLATE } from './globalSetup.ts';

const LONG_ENOUGH_MS = 60_000;
/** Statements are much slower on a busy machine, so only tests about timeouts have short ones. */
const PATIENT = {
  connectTimeoutMs: LONG_ENOUGH_MS,
  statementTimeoutMs: LONG_ENOUGH_MS,
  idleInTransactionTimeoutMs: LONG_ENOUGH_MS,
};

export interface TestDatabase {
  readonly db: Database;
  /** For tests that need their own connections. */
  readonly connection: pg.ClientConfig;
  readonly drop: () => Promise<void>;
  /** Another database with the current contents. */
  readonly copied: () => Promise<TestDatabase>;
  /** A read-only copy: a replica that receives nothing any more. */
  readonly frozen: () => Promise<TestDatabase>;
  /** Closes every connection and refuses new ones, until it is made reachable again. */
  readonly setReachable: (isReachable: boolean) => Promise<void>;
}

/** A database for a test: empty, migrated by default. */
export async function createTestDatabase({ isMigrated = true } = {}): Promise<TestDatabase> {
  const database = newName();
  // copies whole files: the default, page by page, is twice the work
  await onServer(
    `create database ${database} ${isMigrated ? `template ${TEMPLATE} strategy file_copy` : ''}`,
  );
  return opened(database);
}

const newName = (): string => `test_${randomUUID().replaceAll('-', '')}`;

function opened(database: string): TestDatabase {
  const connection = { ...inject('postgres'), database };
  const db = connect(connection, pino({ level: 'silent' }), PATIENT);
  async function setReachable(isReachable: boolean): Promise<void> {
    await onServer(`alter database ${database} with allow_connections ${isReachable}`);
    if (isReachable) return;
    await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`);
  }
  async function copy(): Promise<string> {
    const name = newName();
    // the database that is copied must have no connections
    await setReachable(false);
    await onServer(`create database ${name} template ${database} strategy file_copy`);
    await setReachable(true);
    return name;
  }
  return {
    db,
    connection,
    drop: async () => {
      await db.destroy();
      await onServer(`drop database ${database} with (force)`);
    },
    copied: async () => opened(await copy()),
    async frozen() {
      const name = await copy();
      await onServer(`alter database ${name} set default_transaction_read_only = on`);
      return opened(name);
    },
    setReachable,
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgres'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { connect } from '../platform/db/connect.ts';
import type { Database } from '../platform/db/schema.ts';
import { TEMPLATE } from './globalSetup.ts';

const LONG_ENOUGH_MS = 60_000;
/** On a busy machine a statement takes many times as long: only a test that is about a timeout runs into one. */
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
  /** Another database with what is in this one now. */
  readonly copied: () => Promise<TestDatabase>;
  /** The same, which only reads: a replica that nothing reaches any more. */
  readonly frozen: () => Promise<TestDatabase>;
  /** Closes every connection and refuses new ones, until it is made reachable again. */
  readonly setReachable: (isReachable: boolean) => Promise<void>;
}

/** A database of the test's own: migrated and empty, or not even migrated. */
export async function createTestDatabase({ isMigrated = true } = {}): Promise<TestDatabase> {
  const database = newName();
  // whole files: page by page, as is usual, takes the database twice the work
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
    // nobody may be connected to what is copied
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

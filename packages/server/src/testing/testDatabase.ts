import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { connect } from '../platform/db/connect.ts';
import type { Database } from '../platform/db/schema.ts';
import { TEMPLATE } from './globalSetup.ts';

export interface TestDatabase {
  readonly db: Database;
  /** For tests that need connections of their own. */
  readonly connection: pg.ClientConfig;
  readonly drop: () => Promise<void>;
}

/** A database of the test's own: migrated and empty, or not even migrated. */
export async function createTestDatabase({ isMigrated = true } = {}): Promise<TestDatabase> {
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${database} ${isMigrated ? `template ${TEMPLATE}` : ''}`);
  const connection = { ...inject('postgres'), database };
  const db = connect(connection, pino({ level: 'silent' }));
  return {
    db,
    connection,
    drop: async () => {
      await db.destroy();
      await onServer(`drop database ${database} with (force)`);
    },
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

import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';

let database: TestDatabase;
let pooled: Kysely<unknown> | undefined;
afterEach(async () => {
  await pooled?.destroy();
  pooled = undefined;
  await database.drop();
});

/** Like PgBouncer in transaction mode: a transaction gets the connection released last, or a new one. */
function pooler(connection: pg.PoolConfig): PostgresPool {
  const idle: pg.Client[] = [];
  const all: pg.Client[] = [];
  async function take(): Promise<pg.Client> {
    const left = idle.pop();
    if (left) return left;
    const client = new pg.Client(connection);
    all.push(client);
    await client.connect();
    return client;
  }
  function caller(): PostgresPoolClient {
    let held: pg.Client | undefined;
    async function query(text: string, values?: readonly unknown[]) {
      const client = held ?? (await take());
      if (/^begin|^start/i.test(text)) held = client;
      if (/^commit|^rollback/i.test(text)) held = undefined;
      return client.query(text, values as unknown[]).finally(() => held ?? idle.push(client));
    }
    return { query, release: () => {} } as unknown as PostgresPoolClient;
  }
  return {
    connect: () => Promise.resolve(caller()),
    async end() {
      await Promise.all(all.map((client) => client.end()));
    },
    options: {},
  };
}

function through({ connection }: TestDatabase): Database {
  pooled = new Kysely({ dialect: new PostgresDialect({ pool: pooler(connection) }) });
  return pooled as unknown as Database;
}

describe('behind a pooler in transaction mode', () => {
  it('a start that would change the schema is refused, and leaves nothing locked or changed', async () => {
    database = await createTestDatabase({ isMigrated: false });
    await expect(migrate(through(database))).rejects.toThrow(
      'Start it once with the address of the database itself.',
    );
    await expect(migrate(database.db)).resolves.toBeUndefined();
  });

  it('a start that changes nothing does not wait for a lock', async () => {
    database = await createTestDatabase();
    const other = new pg.Client(database.connection);
    await other.connect();
    // the lock of Kysely's migrator, left behind by an earlier start
    await other.query('select pg_advisory_lock(3853314791062309107)');
    await expect(migrate(through(database))).resolves.toBeUndefined();
    await other.end();
  });
});

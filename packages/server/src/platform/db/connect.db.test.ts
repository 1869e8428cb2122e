import { once } from 'node:events';
import net from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from './connect.ts';
import { isDatabaseAway } from './isDatabaseAway.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const count = () => database.db.selectFrom('stories').select('id').where('title', '=', 'none').execute();

describe('the connection', () => {
  it('recovers when the database disconnects every client', async () => {
    await count();
    const operator = new pg.Client(database.connection);
    await operator.connect();
    const others =
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    for (let round = 0; round < 5; round++) {
      await operator.query(others);
      await expect.poll(count, { timeout: 5000 }).toEqual([]);
    }
    await operator.end();
  });

  it('times out when the database hangs, and recovers with it', async () => {
    const { host, port = 5432 } = database.connection as { host: string; port?: number };
    const isSocket = host.startsWith('/');
    const lines: net.Socket[] = [];
    const relay = net.createServer((near) => {
      const far = net.connect(isSocket ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
      for (const line of [near, far]) line.on('error', () => {});
      near.pipe(far).pipe(near);
      lines.push(near, far);
    });
    await once(relay.listen(0, '127.0.0.1'), 'listening');
    const address = relay.address() as net.AddressInfo;
    const limited = connect(
      { ...database.connection, host: '127.0.0.1', port: address.port },
      pino({ level: 'silent' }),
      { statementTimeoutMs: 200 },
    );
    const ask = () => sql`select 1`.execute(limited);
    await ask();
    for (const line of lines) line.unpipe();
    const failure = await ask().then(
      () => null,
      (error: unknown) => error,
    );
    expect(isDatabaseAway(failure)).toBe(true);
    await expect.poll(async () => (await ask()).rows, { timeout: 5000 }).toHaveLength(1);
    await limited.destroy();
    for (const line of lines) line.destroy();
    relay.close();
  });

  it('names a statement and plans it once', async () => {
    await Promise.all(Array.from({ length: 3 }, count));
    const rows = await database.db
      .selectFrom('pg_prepared_statements' as never)
      .select(['name' as never, 'statement' as never])
      .execute();
    expect(rows).toContainEqual(expect.objectContaining({ name: expect.stringMatching(/^k\d+$/) as string }));
  });
});

import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { connect } from './connect.ts';
import { isDatabaseAway } from './isDatabaseAway.ts';
import type { Queries } from './schema.ts';
import { inTransaction } from './transaction.ts';
import { fileDatabase } from '../../testing/testFile.ts';

const database = await fileDatabase();

const count = () => database.db.selectFrom('stories').select('id').where('title', '=', 'none').execute();

/** A proxy in front of the database, on a port of its own. */
async function listenInFront(
  connection: pg.ClientConfig,
  onConnection: (near: net.Socket, far: net.Socket) => void,
) {
  const { host, port = 5432 } = connection as { host: string; port?: number };
  const isSocket = host.startsWith('/');
  const relay = net.createServer((near) => {
    const far = net.connect(isSocket ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    for (const line of [near, far]) line.on('error', () => {});
    near.on('close', () => far.destroy());
    onConnection(near, far);
  });
  await once(relay.listen(0, '127.0.0.1'), 'listening');
  const { port: own } = relay.address() as net.AddressInfo;
  return { relay, address: { host: '127.0.0.1', port: own } };
}

/** The first byte of the Terminate message. */
const TERMINATE = 'X'.charCodeAt(0);

/** PostgreSQL's message to every client at a shutdown. */
function shutdownMessage(): Buffer {
  const fields = Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

describe('the connection', () => {
  it('recovers when the database disconnects every client', async () => {
    await count();
    const operator = new pg.Client(database.connection);
    await operator.connect();
    const others =
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    for (let round = 0; round < 5; round++) {
      await operator.query(others);
      await expect.poll(count).toEqual([]);
    }
    await operator.end();
  });

  it('is not reported as lost when both sides close it at the same time', async () => {
    const { relay, address } = await listenInFront(database.connection, (near, far) => {
      near.on('data', (bytes) => {
        if (bytes[0] === TERMINATE) near.end(shutdownMessage());
        else far.write(bytes);
      });
      far.pipe(near);
    });
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const closing = connect({ ...database.connection, ...address }, log);
    await sql`select 1`.execute(closing);
    await closing.destroy();
    await once(relay.close(), 'close');
    // waits until the other end has read the message
    await sleep(50);
    expect(lines).toEqual([]);
  });

  it('times out when the database hangs, and recovers with it', async () => {
    const lines: net.Socket[] = [];
    const { relay, address } = await listenInFront(database.connection, (near, far) => {
      near.pipe(far).pipe(near);
      lines.push(near, far);
    });
    const limited = connect({ ...database.connection, ...address }, pino({ level: 'silent' }), {
      statementTimeoutMs: 500,
    });
    const ask = () => sql`select 1`.execute(limited);
    await ask();
    for (const line of lines) line.unpipe();
    const failure = await ask().then(
      () => null,
      (error: unknown) => error,
    );
    expect(isDatabaseAway(failure)).toBe(true);
    await expect.poll(async () => (await ask()).rows).toHaveLength(1);
    await limited.destroy();
    for (const line of lines) line.destroy();
    relay.close();
  });

  describe.each(['alone', 'in a transaction'])('a statement %s', (where) => {
    it('is planned again on every connection when another process has added a column', async () => {
      await sql`create table growing (id integer)`.execute(database.db);
      const older = connect(database.connection, pino({ level: 'silent' }));
      // without the override, `select *` stays planned for the columns of the time when it was first sent
      const read = (db: Queries) => sql`select * from growing where id = ${1}`.execute(db);
      const readOnAll = () =>
        Promise.all(
          Array.from({ length: 8 }, () =>
            where === 'alone' ? read(older) : inTransaction(older, (transaction) => read(transaction)),
          ),
        );
      await readOnAll();
      await sql`alter table growing add column more integer`.execute(database.db);
      expect(await readOnAll()).toHaveLength(8);
      expect(await readOnAll()).toHaveLength(8);
      await older.destroy();
      await sql`drop table growing`.execute(database.db);
    });
  });

  it('names a statement and plans it once', async () => {
    // each connection has its own prepared statements
    const rows = await inTransaction(database.db, async (db) => {
      await db.selectFrom('stories').select('id').where('title', '=', 'none').execute();
      return db
        .selectFrom('pg_prepared_statements' as never)
        .select(['name' as never, 'statement' as never])
        .execute();
    });
    expect(rows).toContainEqual(expect.objectContaining({ name: expect.stringMatching(/^k\d+$/) as string }));
  });
});

import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileDatabase } from '../../testing/testFile.ts';
import { connect } from './connect.ts';
import { isDatabaseAway } from './isDatabaseAway.ts';
import type { Queries, Transaction } from './schema.ts';
import { inTransaction } from './transaction.ts';

const database = await fileDatabase();

beforeAll(async () => {
  await sql`create table counters (name text primary key, value integer not null)`.execute(database.db);
});
beforeEach(async () => {
  await sql`delete from counters`.execute(database.db);
  await sql`insert into counters values ('one', 0), ('two', 0)`.execute(database.db);
});

const add = (db: Queries, name: string) =>
  sql`update counters set value = value + 1 where name = ${name}`.execute(db);
const values = async (): Promise<number[]> => {
  const { rows } = await sql<{ value: number }>`select value from counters order by name`.execute(
    database.db,
  );
  return rows.map(({ value }) => value);
};
const fail = (db: Queries, code: string) =>
  sql`do ${sql.lit(`begin raise exception 'planned' using errcode = '${code}'; end`)}`.execute(db);

describe('A transaction', () => {
  it('is committed as a whole, or not at all', async () => {
    await inTransaction(database.db, async (transaction) => {
      await add(transaction, 'one');
      await add(transaction, 'two');
    });
    const failed = inTransaction(database.db, async (transaction) => {
      await add(transaction, 'one');
      throw new Error('changed its mind');
    });
    await expect(failed).rejects.toThrow('changed its mind');
    expect(await values()).toEqual([1, 1]);
  });

  it('is retried after a deadlock: two transactions that lock in opposite orders both succeed', async () => {
    let attempts = 0;
    const both = Promise.withResolvers<void>();
    const lockedFirst = new Set<string>();
    const inOrder = (first: string, second: string) =>
      inTransaction(database.db, async (transaction) => {
        attempts++;
        await add(transaction, first);
        lockedFirst.add(first);
        if (lockedFirst.size === 2) both.resolve();
        await both.promise;
        await add(transaction, second);
      });
    await Promise.all([inOrder('one', 'two'), inOrder('two', 'one')]);
    // one retry, or more if the second transaction reaches the lock late
    expect(attempts).toBeGreaterThanOrEqual(3);
    expect(await values()).toEqual([2, 2]);
  });

  it.each(['40P01', '40001'])(
    'is tried again after %s, from its beginning, five times at most',
    async (code) => {
      let attempts = 0;
      const failing = (times: number) => (transaction: Transaction) =>
        add(transaction, 'one').then(() => (++attempts <= times ? fail(transaction, code) : undefined));
      await inTransaction(database.db, failing(4));
      expect([attempts, await values()]).toEqual([5, [1, 0]]);
      attempts = 0;
      await expect(inTransaction(database.db, failing(5))).rejects.toMatchObject({ code });
      expect([attempts, await values()]).toEqual([5, [1, 0]]);
    },
  );

  it('is not retried after any other error', async () => {
    let attempts = 0;
    const failing = inTransaction(database.db, (transaction) => {
      attempts++;
      return fail(transaction, '23505');
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(attempts).toBe(1);
  });

  it('that idles for too long is rolled back by the database, which frees its locks', async () => {
    const impatient = connect(database.connection, pino({ level: 'silent' }), {
      idleInTransactionTimeoutMs: 700,
    });
    const idle = async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'
      `.execute(database.db);
      return rows.length;
    };
    const late = inTransaction(impatient, async (transaction) => {
      await add(transaction, 'one');
      await expect.poll(idle).toBe(0);
      await add(transaction, 'two');
    });
    await expect(late).rejects.toThrow(/terminat|connection error/i);
    await add(database.db, 'one');
    expect(await values()).toEqual([1, 0]);
    await inTransaction(impatient, (transaction) => add(transaction, 'two'));
    expect(await values()).toEqual([1, 1]);
    await impatient.destroy();
  });

  it('that has lost its connection between two statements says that the database is away', async () => {
    const lost = inTransaction(database.db, async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      const { pid } = rows[0]!;
      await sql`select pg_terminate_backend(${pid})`.execute(database.db);
      const isThere = async () =>
        (await sql`select from pg_stat_activity where pid = ${pid}`.execute(database.db)).rows.length;
      await expect.poll(isThere).toBe(0);
      await add(transaction, 'one');
    });
    expect(await lost.catch(isDatabaseAway)).toBe(true);
    expect(await values()).toEqual([0, 0]);
  });

  it('may idle for 15 seconds by default', async () => {
    const plain = connect(database.connection, pino({ level: 'silent' }));
    const { rows } = await sql<{ setting: string }>`
      select current_setting('idle_in_transaction_session_timeout') as setting
    `.execute(plain);
    await plain.destroy();
    expect(rows).toEqual([{ setting: '15s' }]);
  });
});

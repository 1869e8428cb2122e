import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileDatabase } from '../../testing/testFile.ts';
import { connect } from './connect.ts';
import type { Database, Queries, Transaction } from './schema.ts';
import { commitWith, sendTogether } from './sendTogether.ts';
import { inTransaction } from './transaction.ts';

const database = await fileDatabase();
/** With a single connection, so that state left behind on it affects the next test. */
let db: Database;

beforeAll(async () => {
  await sql`create table counters (name text primary key, value integer not null)`.execute(database.db);
});
beforeEach(async () => {
  await sql`delete from counters`.execute(database.db);
  await sql`insert into counters values ('one', 0), ('two', 0)`.execute(database.db);
  db = connect(database.connection, pino({ level: 'silent' }), { poolSize: 1 });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db.destroy();
});

const compiled = (query: ReturnType<typeof sql>) => query.compile(database.db);
const add = (name: string) =>
  compiled(sql`update counters set value = value + 1 where name = ${name} returning value`);
const failing = (divisor = 0) => compiled(sql`select 1 / ${divisor}::integer as never`);
const values = async (of: Queries = database.db): Promise<number[]> => {
  const { rows } = await sql<{ value: number }>`select value from counters order by name`.execute(of);
  return rows.map(({ value }) => value);
};
const bump = (transaction: Transaction) =>
  sql`update counters set value = value + 1 where name = 'one'`.execute(transaction);
/** Counts the round trips. */
const wayCount = async (work: () => Promise<unknown>) => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
};

describe('Statements that are sent together', () => {
  it('find what each of them finds, in one round trip', async () => {
    await sendTogether(db, [add('one')]);
    let found: unknown;
    const ways = await wayCount(async () => {
      found = await sendTogether(db, [add('one'), add('two'), add('one'), add('none')]);
    });
    expect([ways, found]).toEqual([1, [[{ value: 2 }], [{ value: 1 }], [{ value: 3 }], []]]);
  });

  it.each([
    ['first', [failing(), add('one'), add('two')]],
    ['last', [add('one'), add('two'), failing()]],
  ])('are done all or not at all outside of a transaction: the %s fails', async (_, statements) => {
    await expect(sendTogether(db, statements)).rejects.toMatchObject({ code: '22012' });
    expect(await values()).toEqual([0, 0]);
    // the same statements again, on the same connection
    expect(await sendTogether(db, [failing(1), add('one'), add('two')])).toHaveLength(3);
    expect(await values()).toEqual([1, 1]);
  });

  it('fail with a value that cannot be sent, and the connection lives on', async () => {
    const cannot = {
      toPostgres() {
        throw new Error('no such value');
      },
    };
    const bad = compiled(sql`select ${cannot}::text as never`);
    await expect(sendTogether(db, [add('one'), bad, add('two')])).rejects.toThrow('no such value');
    expect((await values())[1]).toBe(0);
    expect(await sendTogether(db, [add('two'), compiled(sql`select ${'x'}::text as never`)])).toHaveLength(2);
  });

  it('see what was committed while those before them waited for a lock', async () => {
    const seen = compiled(sql<{ value: number }>`select value from counters where name = 'two'`);
    const lock = compiled(sql`select from counters where name = 'one' for update`);
    const locked = Promise.withResolvers<void>();
    const isWaited = async () => {
      const { rows } = await sql`select from pg_locks where not granted`.execute(database.db);
      return rows.length > 0;
    };
    const other = inTransaction(database.db, async (transaction) => {
      await bump(transaction);
      locked.resolve();
      await sendTogether(transaction, [add('two')]);
      await expect.poll(isWaited).toBe(true);
    });
    await locked.promise;
    const found = await inTransaction(db, (transaction) => sendTogether(transaction, [lock, seen]));
    await other;
    expect(found[1]).toEqual([{ value: 1 }]);
  });

  it('are planned again when another process has changed a table', async () => {
    await sql`create table growing (id integer)`.execute(database.db);
    const read = compiled(sql`select * from growing where id = ${1}`);
    const readTwice = () => sendTogether(db, [add('one'), read]);
    await readTwice();
    await sql`alter table growing add column more integer`.execute(database.db);
    await readTwice();
    await inTransaction(db, (transaction) => sendTogether(transaction, [add('one'), read]));
    await sql`drop table growing`.execute(database.db);
    expect(await values()).toEqual([3, 0]);
  });
});

describe('BEGIN', () => {
  it('is sent with the first statement, and takes no way of its own', async () => {
    await inTransaction(db, bump);
    expect(await wayCount(() => inTransaction(db, bump))).toBe(2);
    expect(await wayCount(() => inTransaction(db, () => Promise.resolve()))).toBe(0);
    expect(await values(db)).toEqual([2, 0]);
  });

  it('of a transaction that ends before its first statement leaves none open', async () => {
    const undone = inTransaction(db, () => Promise.reject(new Error('changed its mind')));
    await expect(undone).rejects.toThrow('changed its mind');
    await sendTogether(db, [add('one')]);
    expect(await values()).toEqual([1, 0]);
  });
});

describe('COMMIT with the last statement', () => {
  it('commits, in one round trip for the whole transaction', async () => {
    const both = () => inTransaction(db, (transaction) => commitWith(transaction, [add('one'), add('two')]));
    await both();
    expect(await wayCount(both)).toBe(1);
    expect(await values()).toEqual([2, 2]);
  });

  it('is not executed if a statement before it fails, and the next transaction is a whole one', async () => {
    const failed = inTransaction(db, async (transaction) => {
      await bump(transaction);
      await commitWith(transaction, [add('two'), failing()]);
    });
    await expect(failed).rejects.toMatchObject({ code: '22012' });
    expect(await values()).toEqual([0, 0]);
    const undone = inTransaction(db, async (transaction) => {
      await bump(transaction);
      throw new Error('changed its mind');
    });
    await expect(undone).rejects.toThrow('changed its mind');
    expect(await values()).toEqual([0, 0]);
  });

  it('that fails itself is a failure of the transaction', async () => {
    await sql`create table parents (id integer primary key)`.execute(database.db);
    await sql`create table children (id integer references parents deferrable initially deferred)`.execute(
      database.db,
    );
    const orphan = compiled(sql`insert into children values (1)`);
    const failed = inTransaction(db, (transaction) => commitWith(transaction, [add('one'), orphan]));
    await expect(failed).rejects.toMatchObject({ code: '23503' });
    expect(await values(db)).toEqual([0, 0]);
    await sql`drop table children, parents`.execute(database.db);
  });

  it('is the end: nothing more is executed in that transaction', async () => {
    const more = inTransaction(db, async (transaction) => {
      await commitWith(transaction, [add('one')]);
      await bump(transaction);
    });
    await expect(more).rejects.toThrow('committed before its last statement');
    await inTransaction(db, (transaction) => commitWith(transaction, [add('two')]));
    expect(await values()).toEqual([1, 1]);
  });
});

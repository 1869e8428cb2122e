import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase({ isMigrated: false });
});
afterEach(() => database.drop());

const applied = async (): Promise<string[]> => {
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  await client.end();
  return rows.map(({ name }) => name);
};

describe('migrations', () => {
  it('bring an empty database up to date, once, though four processes begin at the same time', async () => {
    const processes = Array.from({ length: 4 }, () =>
      connect(database.connection, pino({ level: 'silent' })),
    );
    await Promise.all(processes.map((db) => migrate(db)));
    await Promise.all(processes.map((db) => db.destroy()));
    expect(await applied()).toEqual(Object.keys(migrations).sort());
  });

  it('do nothing to a database that is up to date', async () => {
    await migrate(database.db);
    const before = await applied();
    await migrate(database.db);
    expect(await applied()).toEqual(before);
  });

  it('refuse a database that a newer version made, and leave it as it is', async () => {
    await migrate(database.db);
    const client = new pg.Client(database.connection);
    await client.connect();
    await client.query(`insert into kysely_migration values ('999_from_the_future', '2030-01-01')`);
    await client.query(`alter table stories add column from_the_future text`);
    await expect(migrate(database.db)).rejects.toThrow(
      'The database was made by a newer version of Kathaloka (it has 999_from_the_future). Nothing was changed.',
    );
    const { rowCount } = await client.query(
      `select 1 from information_schema.columns where column_name = 'from_the_future'`,
    );
    expect(rowCount).toBe(1);
    await client.end();
  });
});

describe('the tables', () => {
  beforeEach(() => migrate(database.db));

  it('know no person twice, however the name is written', async () => {
    const person = (id: string, username: string, email: string) =>
      database.db
        .insertInto('users')
        .values({ id, username, email, role: 'player', created_at: new Date() })
        .execute();
    await person('00000000-0000-4000-8000-000000000001', 'Meera', 'meera@example.org');
    await expect(
      person('00000000-0000-4000-8000-000000000002', 'meera', 'other@example.org'),
    ).rejects.toThrow(/users_username/);
    await expect(
      person('00000000-0000-4000-8000-000000000003', 'other', 'MEERA@example.org'),
    ).rejects.toThrow(/users_email/);
  });
});

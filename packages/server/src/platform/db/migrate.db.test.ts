import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase({ isMigrated: false });
});
afterEach(() => database.drop());

/** Replaces the empty database by a migrated one. */
async function useMigrated(): Promise<void> {
  await database.drop();
  database = await createTestDatabase();
}

const applied = async (): Promise<string[]> => {
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  await client.end();
  return rows.map(({ name }) => name);
};

/** Adds a migration of a later version. */
function plant(name: string): void {
  Object.assign(migrations, {
    [name]: { up: (db: Database) => sql`alter table game_sessions add column planted text`.execute(db) },
  });
}
afterEach(() => {
  for (const name of Object.keys(migrations))
    if (name.endsWith('_planted')) Reflect.deleteProperty(migrations, name);
});

describe('migrations', () => {
  it('bring an empty database up to date once, even if four processes start at the same time', async () => {
    const processes = Array.from({ length: 4 }, () =>
      connect(database.connection, pino({ level: 'silent' })),
    );
    await Promise.all(processes.map((db) => migrate(db)));
    await Promise.all(processes.map((db) => db.destroy()));
    expect(await applied()).toEqual(Object.keys(migrations).sort());
  });

  it('wait for a table in use without holding up others that use it', async () => {
    const { db, connection } = database;
    await migrate(db);
    plant('0998_planted');
    const [reader, other] = [new pg.Client(connection), new pg.Client(connection)];
    await Promise.all([reader.connect(), other.connect()]);
    await reader.query('begin');
    await reader.query('select from game_sessions');
    const migrated = migrate(db);
    const isWaiting = async () => {
      const { rows } = await other.query(
        `select from pg_locks where not granted and mode = 'AccessExclusiveLock'`,
      );
      return rows.length > 0;
    };
    await expect.poll(isWaiting).toBe(true);
    // waits behind the migration until that gives up for now; if the migration did not give up, this would
    // wait forever
    await other.query('select from game_sessions');
    await reader.query('commit');
    await migrated;
    expect(await applied()).toEqual(Object.keys(migrations).sort());
    await Promise.all([reader.end(), other.end()]);
  });
});

describe('migrations of an up-to-date database', () => {
  beforeEach(useMigrated);

  it('do nothing', async () => {
    const before = await applied();
    await migrate(database.db);
    expect(await applied()).toEqual(before);
  });

  /** The database as a later release leaves it. */
  async function later(change: string): Promise<void> {
    await sql`insert into kysely_migration values ('999_from_the_future', '2030-01-01')`.execute(database.db);
    await sql.raw(change).execute(database.db);
  }
  const REFUSAL =
    'The database was made by a newer version of Kathaloka (it has 999_from_the_future). Nothing was changed.';

  it('leave a database of a later version alone that has only grown: this one may be started again', async () => {
    await later('alter table stories add column from_the_future text');
    const before = await applied();
    await migrate(database.db);
    expect(await applied()).toEqual(before);
  });

  it('refuse one that supports later versions only, or that lacks a migration, and leave it unchanged', async () => {
    await later(`update schema_support set oldest = '999_from_the_future'`);
    await expect(migrate(database.db)).rejects.toThrow(REFUSAL);
    expect(await applied()).toContain('999_from_the_future');
    await sql`update schema_support set oldest = '0001_baseline'`.execute(database.db);
    await migrate(database.db);
    plant('0998_planted');
    await expect(migrate(database.db)).rejects.toThrow(REFUSAL);
    expect(await applied()).not.toContain('0998_planted');
  });

  it('refuse one from before version 0.1.0 that its last version has not left, and say which is to be started', async () => {
    await sql`delete from kysely_migration`.execute(database.db);
    await sql`insert into kysely_migration values ('001_catalogue', '')`.execute(database.db);
    await expect(migrate(database.db)).rejects.toThrow('Start the commit before 0001_baseline');
    expect(await applied()).toEqual(['001_catalogue']);
  });
});

describe('the tables', () => {
  beforeEach(useMigrated);

  it('do not allow the same person twice, ignoring case', async () => {
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

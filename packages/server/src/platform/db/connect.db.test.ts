import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const count = () => database.db.selectFrom('stories').select('id').where('title', '=', 'none').execute();

describe('the connection', () => {
  it('survives that the database throws every client out', async () => {
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

  it('plans a statement once and gives it a name', async () => {
    await Promise.all(Array.from({ length: 3 }, count));
    const rows = await database.db
      .selectFrom('pg_prepared_statements' as never)
      .select(['name' as never, 'statement' as never])
      .execute();
    expect(rows).toContainEqual(expect.objectContaining({ name: expect.stringMatching(/^k\d+$/) as string }));
  });
});

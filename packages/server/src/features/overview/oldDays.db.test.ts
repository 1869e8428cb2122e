import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../platform/db/migrate.ts';
import { beforeOwners } from '../../testing/beforeOwners.ts';
import { factories } from '../../testing/factories.ts';
import { migrateTo } from '../../testing/migrateTo.ts';
import { people } from '../../testing/people.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { getOverview } from './getOverview.ts';

const NOW = new Date('2026-11-20T09:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ isMigrated: false });
});
afterAll(() => database.drop());

describe('A day that an older version has counted', () => {
  it('keeps its figures, and gets those of its models from the turns that are still stored', async () => {
    const { db } = database;
    await migrateTo(db, '018_stepped_in');
    const make = factories(db);
    const { id: user_id } = await people(db)({}, { proved_at: null });
    const told = [100, 300, 900].map((duration_ms, index) => ({
      committed_at: new Date(`2026-11-18T10:0${index}:00Z`),
      model_used: 'tenali',
      duration_ms,
      ...(index === 2 && { stepped_in: 'refused' as const }),
    }));
    const story_id = await make.story();
    await beforeOwners(db, () => make.session({ user_id, story_id, created_at: NOW }, told));
    // turns of people who are gone were counted as well
    const figures = {
      plays: 4,
      turns: 70,
      turns_by_provider: 0,
      active_players: 2,
      new_accounts: 1,
      endings: 1,
      credits_spent: 70,
      narrator_errors: 3,
      latency_p50_ms: 200,
      latency_p95_ms: 900,
      models: [
        { model_key: 'tenali', turns: 60, credits_spent: 60 },
        { model_key: 'vyasa', turns: 10, credits_spent: 10 },
      ],
    };
    await sql`
      insert into overview_days values ('2026-11-18', ${JSON.stringify(figures)}::jsonb, '2026-11-19T10:00:00Z')
    `.execute(db);

    await migrate(db);

    const { by_day, by_model } = await getOverview({ db, clock: () => NOW }, { days: 7 });
    expect(by_day[4]).toMatchObject({ day: '2026-11-18', turns: 70, narrator_errors: 3, stepped_in: 1 });
    expect(by_model.map(({ model_key, by_day: days }) => [model_key, days[4]])).toEqual([
      [
        'tenali',
        {
          turns: 60,
          credits_spent: 60,
          narrator_errors: 0,
          stepped_in: 1,
          latency_p50_ms: 300,
          latency_p95_ms: 900,
        },
      ],
      [
        'vyasa',
        {
          turns: 10,
          credits_spent: 10,
          narrator_errors: 0,
          stepped_in: 0,
          latency_p50_ms: null,
          latency_p95_ms: null,
        },
      ],
    ]);
  });
});

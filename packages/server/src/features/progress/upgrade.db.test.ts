import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../platform/db/migrate.ts';
import { factories } from '../../testing/factories.ts';
import { plantTurns } from '../../testing/longPlay.ts';
import { migrateTo } from '../../testing/migrateTo.ts';
import { people } from '../../testing/people.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { ALL_TIME } from './deeds.ts';
import { settleProgress } from './settleProgress.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ isMigrated: false });
});
afterAll(() => database.drop());

it('what was counted before there were counters stays, and what was not is counted, once', async () => {
  const { db } = database;
  await migrateTo(db, '032_sweeps');
  const make = factories(db);
  const { id: user_id } = await people(db)({}, { proved_at: null });
  const story_id = await make.story({ author_id: await make.author() });
  const session_id = await make.session({ user_id, story_id, created_at: minutesAgo(60) });
  await plantTurns(db, { session_id, count: 3 });
  // counted by a process whose clock was an hour ahead: what came after it was missed
  await sql`insert into progress_people values (${user_id}, ${minutesAgo(-20)})`.execute(db);
  const deeds = ['elsewhere:1', 'elsewhere:2'];
  await sql`
    insert into progress_deeds select ${user_id}::uuid, 'ever', 'part', subject from unnest(${deeds}::text[]) subject
  `.execute(db);
  await sql`
    insert into paid_tasks values
      (${user_id}, 1, 'lamp_at_dusk', '2026-11-19', 3, 3, now()), (${user_id}, 2, 'first_crossing', 'ever', 20, 25, now())
  `.execute(db);

  await migrate(db);
  // a process of the version before goes on for a while: it inserts deeds, and knows no counters
  const old = ['elsewhere:2', 'elsewhere:3'];
  await sql`
    insert into progress_deeds select ${user_id}::uuid, 'ever', 'part', subject from unnest(${old}::text[]) subject
    on conflict do nothing
  `.execute(db);

  const settle = () => settleProgress({ db, clock: () => NOW }, { user_id });
  const { amount, stars, paid_count } = await settle();
  expect(amount('part', ALL_TIME)).toBe(6);
  // the lamp of today and what it asks for in own words, as well
  expect([stars, paid_count]).toEqual([31, 4]);
  await sql`
    insert into progress_deeds values (${user_id}, 'ever', 'part', 'elsewhere:4') on conflict do nothing
  `.execute(db);
  expect((await settle()).amount('part', ALL_TIME)).toBe(7);
});

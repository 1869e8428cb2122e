import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from '../../platform/db/migrate.ts';
import { beforeOwners } from '../../testing/beforeOwners.ts';
import { factories } from '../../testing/factories.ts';
import { plantTurns } from '../../testing/longPlay.ts';
import { migrateTo } from '../../testing/migrateTo.ts';
import { people } from '../../testing/people.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { ALL_TIME } from './deeds.ts';
import { deedsOf } from './deedsRepository.ts';
import { settleProgress } from './settleProgress.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ isMigrated: false });
});
afterEach(() => database.drop());

it('what was counted before there were counters stays, and what was not is counted, once', async () => {
  const { db } = database;
  await migrateTo(db, '032_sweeps');
  const make = factories(db);
  const { id: user_id } = await people(db)({}, { proved_at: null });
  const story_id = await make.story({ author_id: await make.author() });
  await beforeOwners(db, async () => {
    const session_id = await make.session({ user_id, story_id, created_at: minutesAgo(60) });
    await plantTurns(db, { session_id, count: 3 });
  });
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

it('counters that stand in rows go on in one value, and follow in rows while a process of the release before lives', async () => {
  const { db } = database;
  await migrateTo(db, '062_series');
  const make = factories(db);
  const { id: user_id } = await people(db)();
  const story_id = await make.story({ author_id: await make.author() });
  const session_id = await make.session({ user_id, story_id, created_at: minutesAgo(60) });
  await sql`insert into progress_people (user_id, collected_until, is_counted) values (${user_id}, now(), true)`.execute(
    db,
  );
  const deed = (kind: string, subject: string) =>
    sql`
      insert into progress_deeds (user_id, scope, kind, subject) values (${user_id}, 'ever', ${kind}, ${subject})
      on conflict do nothing
    `.execute(db);
  await deed('part', 'elsewhere:1');
  await deed('scene', 'elsewhere:bank');
  await migrate(db);
  const settle = () => settleProgress({ db, clock: () => NOW }, { user_id });
  const inRows = async () => {
    const { rows } = await sql<{ counts: unknown }>`
      select jsonb_object_agg(kind, count) as counts from progress_counts
      where user_id = ${user_id} and scope = 'ever' and kind in ('part', 'scene')
    `.execute(db);
    return rows[0]!.counts;
  };
  const before = await settle();
  expect([before.amount('part', ALL_TIME), before.amount('scene', ALL_TIME)]).toEqual([1, 1]);

  await sql`insert into processes (id, lease_until) values (${story_id}, now() + interval '1 hour')`.execute(
    db,
  );
  await plantTurns(db, { session_id, count: 2 });
  await sql`
    update turns set state = jsonb_build_object('node', 'mile ' || depth) where session_id = ${session_id}
  `.execute(db);
  const after = await settle();
  expect([after.amount('part', ALL_TIME), after.amount('scene', ALL_TIME)]).toEqual([3, 3]);
  expect(await inRows()).toEqual({ part: 3, scene: 3 });
  // the release before meets a scene that stands with its part
  const { rows } = await sql<{ scene: string }>`
    select scene from progress_deeds where user_id = ${user_id} and scene is not null
  `.execute(db);
  await deed('scene', rows[0]!.scene);
  await deed('part', 'elsewhere:2');
  expect(await inRows()).toEqual({ part: 4, scene: 3 });

  await sql`delete from processes`.execute(db);
  await deed('part', 'elsewhere:3');
  const last = await settle();
  expect([last.amount('part', ALL_TIME), last.amount('scene', ALL_TIME)]).toEqual([5, 3]);
  expect(await inRows(), 'nobody reads them').toEqual({ part: 4, scene: 3 });
  const kinds: string[] = [];
  for await (const { kind } of deedsOf(db, user_id)) kinds.push(kind);
  expect(kinds.filter((kind) => kind === 'scene')).toHaveLength(3);
});

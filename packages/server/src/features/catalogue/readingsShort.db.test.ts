import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Broken } from '../../platform/doctor/Invariant.ts';
import { factories } from '../../testing/factories.ts';
import { people } from '../../testing/people.ts';
import { plansOf } from '../../testing/plansOf.ts';
import type { TestDatabase } from '../../testing/testDatabase.ts';
import { fileDatabase } from '../../testing/testFile.ts';
import { readingsShort } from './readingsShort.ts';

const SESSIONS = 1500;
const VISITS_OF_EACH = 20;
const NEVER = { now: new Date(0), holdMaxAgeMs: 0, actionMaxMs: 0 };

const database = await fileDatabase();

async function findingsOf(db: TestDatabase['db']): Promise<readonly Broken[]> {
  const found: Broken[] = [];
  for await (const broken of readingsShort.broken({ db, ...NEVER })) found.push(...broken);
  return found;
}

it('A story with very many visits is read some sessions at a time, and all of them are compared', async () => {
  const { db } = database;
  const { id: user_id } = await people(db)();
  const story_id = await factories(db).story();
  const session = await factories(db).session({ user_id, story_id });
  await sql`
    insert into game_sessions (id, user_id, story_id, created_at, updated_at, snapshot_id, head_turn_id, tip_turn_id,
      current_xp)
    select gen_random_uuid(), user_id, story_id, created_at, updated_at, snapshot_id, head_turn_id, tip_turn_id, 1
    from game_sessions, generate_series(2, ${SESSIONS}) where id = ${session}
  `.execute(db);
  await sql`
    insert into scene_visits (session_id, user_id, from_node, node)
    select id, user_id, null, 'scene ' || number from game_sessions, generate_series(1, ${VISITS_OF_EACH}) number
  `.execute(db);
  await sql`
    insert into story_changes (story_id, hour, session_id, user_id, node, is_visit)
    select story_id, created_at, session_id, game_sessions.user_id, node, true
    from game_sessions join scene_visits on session_id = game_sessions.id
  `.execute(db);
  await sql`vacuum analyze`.execute(db);
  let found: readonly Broken[] = [];
  const plans = await plansOf(database.connection, async (other) => {
    found = await findingsOf(other);
  });
  expect(found).toEqual([]);
  const portions = plans.filter(({ sql: text }) => text.includes('portion'));
  expect(portions.length).toBe(SESSIONS / 100 + 1);
  expect(
    portions.flatMap(({ scans }) => scans).filter((scan) => /Seq Scan (?:game_|scene_)/.test(scan)),
  ).toEqual([]);
  // reads only these sessions and their scenes, however many others exist
  expect(Math.max(...portions.map(({ rows }) => rows))).toBeLessThan(100 * (VISITS_OF_EACH + 10));

  await sql`delete from story_changes where ctid = (select ctid from story_changes where node = 'scene 7' limit 1)`.execute(
    db,
  );
  expect(await findingsOf(db)).toEqual([
    { id: story_id, what: `scene 7: ${SESSIONS}, counted ${SESSIONS - 1}` },
  ]);
});

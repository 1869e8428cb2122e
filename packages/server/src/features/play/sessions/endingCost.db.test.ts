import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import type { Person } from '../../../testing/people.ts';
import { plansOf } from '../../../testing/plansOf.ts';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { findBranches, findSteps } from '../memory/pathRepository.ts';
import { getEnding } from './getEnding.ts';

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const play = playing(app, database.db);

/** Begins a session, takes this many paid turns back and forth, and then reaches an ending. */
async function walked(who: Person, turns: number): Promise<string> {
  const { id } = await play.begin(who, { initial_xp: 1000 });
  const { turn_id } = await play.act(who, id, { selected_choice: 'Swim' });
  const ids = Array.from({ length: turns }, () => newId());
  await sql`
    insert into turns (id, session_id, user_id, parent_id, committed_at, selected_choice, ai_response, state, credits_consumed)
    select turn.id, ${id}, ${who.id}, turn.parent_id, now(), 'Turn back', 'On.', state, 1
    from unnest(${ids}::uuid[], ${[turn_id, ...ids.slice(0, -1)]}::uuid[]) with ordinality
      as turn (id, parent_id, step), (select state from turns where turns.id = ${turn_id}) as swimming
    order by step
  `.execute(database.db);
  const head = { head_turn_id: ids.at(-1)!, tip_turn_id: ids.at(-1)! };
  await database.db.updateTable('game_sessions').set(head).where('id', '=', id).execute();
  await play.act(who, id, { selected_choice: 'Go under' });
  return id;
}

/** Begins open sessions of another story. */
async function begun(who: Person, count: number): Promise<void> {
  const { id: session_id } = await play.begin(who);
  const columns = sql.raw(
    'user_id, story_id, created_at, snapshot_id, updated_at, head_turn_id, tip_turn_id, current_xp',
  );
  await sql`
    insert into game_sessions (id, ${columns})
    select gen_random_uuid(), ${columns}
    from game_sessions, generate_series(1, ${count}) where id = ${session_id}
  `.execute(database.db);
}

/** Counts the rows that the page of an ending reads. Where an index is missing, these are all rows of the table. */
async function rowsRead(who: Person, session_id: string): Promise<number> {
  await sql`vacuum analyze`.execute(database.db);
  const user = { id: who.id, role: 'player', has_premium_access: false } as never;
  const connection = { ...database.connection, options: '-c enable_seqscan=off' };
  const plans = await plansOf(connection, (db) => getEnding({ db }, { session_id, user_id: who.id }, user));
  return plans.reduce((sum, { rows }) => sum + rows, 0);
}

it('an ending costs as much after many turns as after few, and with many open sessions as with one', async () => {
  const who = await play.player(0);
  const few = await walked(who, 1100);
  const afterFew = await rowsRead(who, few);
  const { body } = await play.call('getEnding', { ...who, params: { session_id: few } });
  expect(body).toMatchObject({ credits_spent: 1100, scene: 'deep' });
  const other = await play.player(0);
  const many = await walked(other, 2500);
  expect(await rowsRead(other, many)).toBeLessThanOrEqual(afterFew + 200);
  await begun(who, 1000);
  expect(await rowsRead(who, few)).toBeLessThanOrEqual(afterFew + 200);
});

it('an ending reads so many bytes of states, however many names an author has given them', async () => {
  const who = await play.player(0);
  const session_id = await walked(who, 200);
  await sql`
    update turns set state = state || jsonb_build_object('numbers', (
      select jsonb_agg(jsonb_build_array(md5(number::text), number)) from generate_series(1, 1000) as number
    )) where session_id = ${session_id}
  `.execute(database.db);
  const of = { session_id, user_id: who.id };
  const last = await database.db
    .selectFrom('turns')
    .where('session_id', '=', session_id)
    .where('turns.user_id', '=', who.id)
    .orderBy('depth', 'desc')
    .selectAll()
    .executeTakeFirstOrThrow();
  const turns = await findSteps(database.db, await findBranches(database.db, last));
  expect(turns.at(-1)!.id).toBe(last.id);
  expect(JSON.stringify(turns).length, 'of 9 MB').toBeLessThan(3_000_000);
  expect((await play.call('getEnding', { ...who, params: of })).body).toMatchObject({ scene: 'deep' });
});

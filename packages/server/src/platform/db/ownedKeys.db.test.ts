/** A row of play has its session's owner, and the database refuses any other. */
import { type RawBuilder, sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBackground } from '../background.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { playing } from '../../testing/playing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';

/** Tables whose rows belong to a session. */
const OF_SESSION = [
  'turns',
  'turn_branches',
  'session_facts',
  'session_summaries',
  'session_snapshots',
  'scene_visits',
  'play_actions',
  'shared_turns',
  'shared_plays',
  'together',
  'turn_actors',
];

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** Two people, each with a session and a turn. */
async function played() {
  const background = createBackground(pino({ level: 'silent' }));
  const app = await buildTestApp({ db: database.db, background });
  const play = playing(app, database.db);
  const people = [];
  for (const _ of [1, 2]) {
    const who = await play.player(100);
    const { id } = await play.begin(who);
    await play.act(who, id, { selected_choice: 'Swim' });
    people.push({ who, id });
  }
  await background.idle();
  await app.close();
  return people as [(typeof people)[0], (typeof people)[0]];
}

/** The foreign keys to sessions, of all tables. Those that are not validated are marked. */
async function keysToSessions(): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select conrelid::regclass || ' (' || (
      select string_agg(attname, ', ' order by place)
      from unnest(conkey) with ordinality as parts (part, place)
        join pg_attribute on attrelid = conrelid and attnum = part
    ) || ')' || case when convalidated then '' else ', new rows' end as key
    from pg_constraint
    where contype = 'f' and confrelid = 'game_sessions'::regclass
    order by key
  `.execute(database.db);
  return rows.map(({ key }) => key);
}

const OWNED = OF_SESSION.map((table) => `${table} (user_id, session_id)`).toSorted();

const run = (statement: RawBuilder<unknown>) => statement.execute(database.db);

describe('the keys of what hangs on a session', () => {
  it('include the owner, in all tables', async () => {
    expect(await keysToSessions()).toEqual(OWNED);
  });

  it('refuse the row of somebody else, and of nobody', async () => {
    const [asha, bela] = await played();
    for (const table of ['turns', 'turn_branches', 'scene_visits', 'play_actions']) {
      const change = sql`update ${sql.table(table)} set user_id = ${bela.who.id} where session_id = ${asha.id}`;
      await expect(run(change), table).rejects.toThrow(`${table}_of_owner`);
      const forgotten = sql`update ${sql.table(table)} set user_id = null where session_id = ${asha.id}`;
      await expect(run(forgotten), table).rejects.toThrow('violates not-null constraint');
    }
    const moved = sql`update game_sessions set user_id = ${bela.who.id} where id = ${asha.id}`;
    await expect(run(moved)).rejects.toThrow('_of_owner');
    await run(sql`delete from game_sessions where id = ${asha.id}`);
    const left = await database.db.selectFrom('turns').select('session_id').distinct().execute();
    expect(left).toEqual([{ session_id: bela.id }]);
  });
});

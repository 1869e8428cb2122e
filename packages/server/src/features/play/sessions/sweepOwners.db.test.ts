/** Rows of play that an older release has written, and how they get their owner. */
import { type RawBuilder, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptedModel } from '../../../narrator/scripted.ts';
import { createBackground } from '../../../platform/background.ts';
import { newId } from '../../../platform/ids.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { plantTurns } from '../../../testing/longPlay.ts';
import type { Person } from '../../../testing/people.ts';
import { playing } from '../../../testing/playing.ts';
import { scriptedModels } from '../../../testing/scriptedModels.ts';
import { forgetOwnedKeys } from '../../../testing/forgetOwnedKeys.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { fillNextOwners } from './ownersRepository.ts';
import { sweepPlayOwners } from './sweepOwners.ts';

const TABLES = [
  'turns',
  'turn_branches',
  'turn_notes',
  'session_facts',
  'session_fact_words',
  'session_summaries',
  'session_snapshots',
  'scene_visits',
  'model_usage',
];
const NIL = '00000000-0000-0000-0000-000000000000';

let database: TestDatabase;
let play: ReturnType<typeof playing>;
let app: Awaited<ReturnType<typeof buildTestApp>>;
const background = createBackground(pino({ level: 'silent' }));

beforeAll(async () => {
  database = await createTestDatabase();
  await forgetOwnedKeys(database.db);
  const narrator = {
    ...scriptedModel({ narrate: () => [{ text: 'So it goes.' }, { notes: { mood: 'calm' } }] }),
    used: () => [{ model: 'llama', calls: 1, prompt_tokens: 1, cached_tokens: 0, completion_tokens: 1 }],
    remember: {
      factsOf: () => Promise.resolve([{ key: 'rope', value: 'frayed', known_to: [] }]),
      summarise: () => Promise.resolve('What was.'),
    },
  };
  app = await buildTestApp({ db: database.db, narrator, background, config: { ai: scriptedModels } });
  play = playing(app, database.db);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Somebody with a session that has rows in each table. */
async function player() {
  const who = await play.player(1000);
  const { id } = await play.begin(who, { initial_xp: 10_000 });
  for (let at = 0; at < 11; at += 1) {
    await play.act(who, id, { action_type: 'custom_action', user_action: 'pull the rope' });
    await background.idle();
  }
  await play.act(who, id, { action_type: 'undo' });
  await play.act(who, id, { selected_choice: 'Ring the bell' });
  const { snapshot_id } = await database.db
    .selectFrom('game_sessions')
    .where('id', '=', id)
    .select('snapshot_id')
    .executeTakeFirstOrThrow();
  await sql`insert into session_snapshots (session_id, snapshot_id, story_version) values (${id}, ${snapshot_id}, 1)`.execute(
    database.db,
  );
  // older turns have these beside them
  await sql`
    with told as (select id from turns where session_id = ${id} order by id limit 1),
      noted as (insert into turn_notes (turn_id, notes) select id, '{}' from told)
    insert into model_usage (turn_id, at, model, calls, prompt_tokens, cached_tokens, completion_tokens)
    select id, now(), 'llama', 1, 1, 0, 1 from told
  `.execute(database.db);
  return { who, id };
}

async function run(...statements: readonly RawBuilder<unknown>[]): Promise<void> {
  for (const statement of statements) await statement.execute(database.db);
}

/** As the release before left them. */
async function forgetOwners(): Promise<void> {
  await run(
    ...TABLES.map((table) => sql`update ${sql.table(table)} set user_id = null`),
    sql`delete from play_owners_backfill`,
    sql`insert into play_owners_backfill values (${NIL})`,
  );
}

/** How many rows of each table have these owners; none is null. What models have used since names nobody. */
async function ownersIn(table: string): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ owner: string; count: number }>`
    select coalesce(user_id::text, 'nobody') as owner, count(*)::integer as count from ${sql.table(table)}
    where ${table === 'model_usage' ? sql`turn_id is not null` : sql`true`} group by 1
  `.execute(database.db);
  return Object.fromEntries(rows.map(({ owner, count }) => [owner, count]));
}

const allOwners = async () =>
  Object.fromEntries(await Promise.all(TABLES.map(async (table) => [table, await ownersIn(table)])));

async function tale({ who, id }: { readonly who: Person; readonly id: string }) {
  const params = { session_id: id };
  return [await play.read(who, id), (await play.call('mapSession', { ...who, params })).body];
}

describe('rows without an owner', () => {
  it('are read, played on from, and given the owner of their session', async () => {
    const players = [await player(), await player()];
    const before = await allOwners();
    const ids = players.map(({ who }) => who.id).toSorted();
    for (const table of TABLES)
      expect([table, Object.keys(before[table] ?? {}).toSorted()]).toEqual([table, ids]);
    const tales = await Promise.all(players.map(tale));

    await forgetOwners();
    expect(await Promise.all(players.map(tale))).toEqual(tales);
    const [{ who, id }] = players as [(typeof players)[0], (typeof players)[0]];
    await play.act(who, id, { action_type: 'undo' });
    await play.act(who, id, { action_type: 'redo' });
    await forgetOwners();

    await sweepPlayOwners(database);
    expect(await allOwners()).toEqual(before);
    expect(await Promise.all(players.map(tale))).toEqual(tales);
    expect(await database.db.selectFrom('play_owners_backfill').select('after_session').execute()).toEqual(
      [],
    );
    await sweepPlayOwners(database);
    expect(await allOwners()).toEqual(before);
  });

  it('are filled in batches, and a batch goes on where the last one ended', async () => {
    const { db } = database;
    for (const count of [600, 2500, 600]) {
      const { id } = await play.begin(await play.player());
      await plantTurns(db, { session_id: id, count });
    }
    await forgetOwners();
    const left = async () => (await ownersIn('turns'))['nobody'] ?? 0;
    const all = await left();
    expect(await fillNextOwners(db as never)).toBe(true);
    expect(await left(), 'after one batch').toBe(all - 1000);
    await sweepPlayOwners(database);
    expect(await left()).toBe(0);
  });
});

it('a release that does not know the column writes rows with their owner all the same', async () => {
  const { who, id } = await player();
  const [first, turn, snapshot] = [newId(), newId(), newId()];
  const at = sql`now()`;
  await run(
    sql`
      with added as (
        insert into turns (id, session_id, committed_at, parent_id, state)
        select ${turn}, session_id, now(), id, '{"node": "boat", "turns_in_node": 0}'
        from turns where session_id = ${id} order by id limit 1
      ), noted as (insert into turn_notes (turn_id, notes) values (${turn}, '{}'))
      insert into model_usage (turn_id, at, model, calls, prompt_tokens, cached_tokens, completion_tokens)
      values (${turn}, ${at}, 'llama', 1, 1, 0, 1)
    `,
    sql`
      insert into session_facts (turn_id, key, session_id, branch, depth, value, known_to)
      values (${turn}, 'oar', ${id}, ${turn}, 1, 'broken', '[]')
    `,
    sql`
      insert into session_fact_words (turn_id, key, word, session_id, branch, depth)
      values (${turn}, 'oar', 'oar', ${id}, ${turn}, 1)
    `,
    sql`
      insert into session_summaries (id, session_id, turn_id, layer, branch, depth, created_at)
      values (${first}, ${id}, ${turn}, 1, ${turn}, 1, ${at})
    `,
    sql`
      insert into story_snapshots select ${snapshot}, story_id, ${snapshot}, content, now() from story_snapshots limit 1
    `,
    sql`insert into session_snapshots (session_id, snapshot_id, story_version) values (${id}, ${snapshot}, 1)`,
    sql`insert into scene_visits (session_id, node) values (${id}, 'boat')`,
  );
  for (const table of TABLES)
    expect([table, Object.keys(await ownersIn(table))]).toEqual([
      table,
      expect.not.arrayContaining(['nobody']),
    ]);
  const { rows } = await sql`
    select user_id from turns where id = ${turn}
    union all select user_id from turn_notes where turn_id = ${turn}
    union all select user_id from model_usage where turn_id = ${turn}
    union all select user_id from turn_branches where id = ${turn}
  `.execute(database.db);
  expect(rows).toEqual(Array.from({ length: 4 }, () => ({ user_id: who.id })));
});

it('a turn cannot be stored for somebody else than the owner of its session', async () => {
  const [one, other] = [await player(), await player()];
  const wrong = sql`
    insert into turns (id, session_id, user_id, committed_at) values (${newId()}, ${one.id}, ${other.who.id}, now())
  `.execute(database.db);
  await expect(wrong).rejects.toThrow('snapshot_id');
});

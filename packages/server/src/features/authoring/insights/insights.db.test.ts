import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { toldByModels } from '../../../testing/scriptedModels.ts';
import { authoring } from '../../../testing/authoring.ts';
import type { Person } from '../../../testing/people.ts';
import { playing } from '../../../testing/playing.ts';
import { plansOf } from '../../../testing/plansOf.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { sweepStoryHours } from '../../catalogue/public.ts';
import { getStoryInsights } from './getStoryInsights.ts';

const database = await fileDatabase();
const app = await fileApp({ db: database.db, ...toldByModels });
const write = await authoring(app, database.db);
const play = playing(app, database.db);
const meera = await write.person();

async function read(id: string) {
  await sweepStoryHours({ db: database.db, clock: () => new Date() });
  const { body } = await write.call('getStoryInsights', { headers: meera.headers, params: { id } });
  return {
    ...body,
    scene: (name: string) => body.nodes.find(({ node }) => node === name),
    edge: (from: string, to: string) => body.edges.find((edge) => edge.from === from && edge.to === to),
  };
}

/** Backdates the turns whose counts have not been merged yet. */
const twoDaysPass = () =>
  sql`update story_changes set told_at = told_at - interval '2 days'`.execute(database.db);

/** Plays these choices of a story in a new session. */
async function readBy(who: Person, story_id: string, choices: readonly string[]): Promise<string> {
  const { body } = await play.call('createSession', { headers: who.headers, body: { story_id } });
  for (const selected_choice of choices) await play.act(who, body.id, { selected_choice });
  return body.id;
}

describe('What readers do with a story', () => {
  it('is counted by scene and by the way between two, its endings and where readers stop', async () => {
    const { id } = await write.published(meera);
    const readers = await Promise.all(Array.from({ length: 6 }, () => write.person()));
    for (const [index, who] of readers.entries())
      await readBy(who, id, index < 5 ? ['Ring the bell', 'Sit down'] : ['Swim', 'Turn back', 'Swim']);
    await readBy(readers[0]!, id, ['Ring the bell']);
    await twoDaysPass();

    const insights = await read(id);
    expect(insights).toMatchObject({ plays: 7, readers: 6, finished: 5 });
    expect(insights.scene('bank')).toEqual({
      node: 'bank',
      is_ending: false,
      visits: 8,
      readers: 6,
      begun: 0,
      stopped: 0,
    });
    expect(insights.scene('far bank')).toMatchObject({ is_ending: true, visits: 5, readers: 5 });
    expect(insights.edge('bank', 'boat')).toEqual({ from: 'bank', to: 'boat', visits: 6, readers: 5 });
  });

  it('hides figures about fewer than five readers, but shows zeros', async () => {
    const { id } = await write.published(meera);
    const readers = await Promise.all(Array.from({ length: 5 }, () => write.person()));
    const paths = [['Swim'], ['Swim'], ['Swim'], ['Swim'], ['Ring the bell', 'Sit down']];
    for (const [index, who] of readers.entries()) await readBy(who, id, paths[index]!);
    await twoDaysPass();
    const insights = await read(id);
    expect(insights).toMatchObject({ plays: 5, readers: 5, finished: null });
    expect(insights.scene('river')).toMatchObject({ visits: null, readers: null, stopped: null });
    expect(insights.scene('far bank')).toMatchObject({ visits: null, readers: null });
    expect(insights.scene('deep')).toMatchObject({ is_ending: true, visits: 0, readers: 0, stopped: 0 });
    expect(insights.edge('bank', 'river')).toMatchObject({ visits: null, readers: null });
    // repeated sessions of the same reader count as one reader
    for (let time = 0; time < 5; time += 1) await readBy(readers[0]!, id, ['Swim']);
    expect((await read(id)).scene('river')).toMatchObject({ visits: null });
  });

  it('says from which scenes readers have begun by links, the author and the one who shared aside', async () => {
    const { id } = await write.published(meera);
    const sharer = await write.person();
    const session_id = await readBy(sharer, id, ['Swim']);
    const turn_id = (await play.read(sharer, session_id)).session_data.narrative_history.at(-1)!.id;
    const { body: link } = await play.call('shareTurn', {
      ...sharer,
      params: { session_id, turn_id },
      body: {},
    });
    const params = { token: link.token };
    const readers = await Promise.all(Array.from({ length: 5 }, () => write.person()));
    for (const who of [...readers.slice(1), meera, sharer])
      await play.call('playFromSharedTurn', { ...who, params });
    expect((await read(id)).scene('river')).toMatchObject({ begun: null });
    await play.call('playFromSharedTurn', { ...readers[0]!, params });
    expect((await read(id)).scene('river')).toMatchObject({ begun: 5 });
    expect((await read(id)).scene('bank')).toMatchObject({ begun: 0 });
  });

  it('counts neither the author, nor pictures, nor what was told another way or undone', async () => {
    const { id } = await write.published(meera);
    await readBy(meera, id, ['Swim']);
    expect(await read(id)).toMatchObject({ plays: 0, readers: 0, median_minutes: null, edges: [] });
    const readers = await Promise.all(Array.from({ length: 5 }, () => write.person()));
    for (const who of readers) {
      const session_id = await readBy(who, id, ['Swim']);
      await play.act(who, session_id, { action_type: 'show', selected_model: 'vishvakarma' });
      await play.act(who, session_id, { action_type: 'undo' });
      await play.act(who, session_id, { action_type: 'retell' });
      await play.act(who, session_id, { action_type: 'immerse' });
    }
    expect((await read(id)).scene('river')).toMatchObject({ visits: 5, readers: 5 });
  });

  it('measures how long sessions last, without pauses of hours', async () => {
    const { id } = await write.published(meera);
    const readers = await Promise.all(Array.from({ length: 5 }, () => write.person()));
    for (const who of readers) {
      const session_id = await readBy(who, id, []);
      // a pause of three minutes, then one of a night
      for (const minutes of [3, 600]) {
        await sql`
          update game_sessions set updated_at = updated_at - make_interval(mins => ${minutes}) where id = ${session_id}
        `.execute(database.db);
        await play.act(who, session_id, { action_type: 'immerse' });
      }
    }
    const { median_minutes } = await read(id);
    expect(median_minutes).toBeGreaterThan(12.9);
    expect(median_minutes).toBeLessThan(13.2);
  });

  it('is not for others to read', async () => {
    const { id } = await write.published(meera);
    const { headers } = await write.person();
    expect((await write.call('getStoryInsights', { headers, params: { id } })).status).toBe(404);
  });
});

describe('A story that is read a lot', () => {
  it('is summed up from a row for each scene, way, day and length, without reading turns or sessions', async () => {
    const { id } = await write.published(meera);
    await plantReadings(id, { sessions: 1000, turns: 10 });
    expect((await read(id)).plays).toBe(1000);
    await sql`vacuum analyze`.execute(database.db);
    const plans = await plansOf(database.connection, (db) =>
      getStoryInsights({ db, clock: () => new Date() }, { id }),
    );
    const scans = plans.flatMap((plan) => plan.scans);
    expect(scans.join()).toContain('story_ways');
    expect(scans.filter((scan) => /\bturns|game_sessions|scene_visits|readers/.test(scan))).toEqual([]);
    expect(plans.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThan(100);
  });
});

const READERS = 250;

/** Inserts sessions of many readers, several for each, whose turns go round the bank and the river. */
async function plantReadings(
  story_id: string,
  { sessions, turns }: { readonly sessions: number; readonly turns: number },
): Promise<void> {
  const { db } = database;
  const { snapshot_id } = await db
    .selectFrom('story_versions')
    .where('story_id', '=', story_id)
    .select('snapshot_id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into users (id, username, email, role, created_at)
    select gen_random_uuid(), 'reader_' || n, 'reader_' || n || '@example.org', 'player', now()
    from generate_series(1, ${sql.lit(READERS)}) n on conflict do nothing
  `.execute(db);
  // skips the trigger that places turns in the tree, because it is slow and not needed here
  await sql`alter table turns disable trigger turns_placed`.execute(db);
  for (let planted = 0; planted < sessions; planted += READERS)
    await plantOneEach({ story_id, snapshot_id, turns });
  await sql`alter table turns enable trigger turns_placed`.execute(db);
  await sql`analyze scene_visits, game_sessions, turns`.execute(db);
}

/** Inserts one session for each reader. */
async function plantOneEach({
  story_id,
  snapshot_id,
  turns,
}: {
  readonly story_id: string;
  readonly snapshot_id: string;
  readonly turns: number;
}): Promise<void> {
  await sql`
    with begun as (
      insert into game_sessions (id, user_id, story_id, created_at, snapshot_id, updated_at, head_turn_id, tip_turn_id,
        current_xp, is_completed, story_version)
      select gen_random_uuid(), users.id, ${story_id}, now() - interval '3 days', ${snapshot_id},
        now() - interval '2 days', first, first, 100, false, 1
      from users, lateral (select gen_random_uuid() as first, users.id) each
      where username like 'reader\\_%'
      returning id, user_id, head_turn_id
    )
    insert into turns (id, session_id, user_id, committed_at, action_type, ai_response, state, branch, depth)
    select case turn when 0 then head_turn_id else gen_random_uuid() end, begun.id, begun.user_id,
      now() - interval '3 days' + turn * interval '1 minute', case turn when 0 then 'story_start' else 'continue' end,
      repeat('The river waits. ', 40),
      jsonb_build_object('node', case turn % 2 when 0 then 'bank' else 'river' end, 'turns_in_node', 0, 'path_length', 1,
        'scenes', '["bank", "river"]'::jsonb),
      head_turn_id, turn + 1
    from begun, generate_series(0, ${sql.lit(turns - 1)}) turn
  `.execute(database.db);
}

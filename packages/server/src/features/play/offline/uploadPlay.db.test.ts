/** An uploaded offline play becomes a session like any other, except that statistics leave it out. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { faultsFound } from '../../../testing/faultsFound.ts';
import { chose, type Device, keepingDevice, undone, uploading } from '../../../testing/offlinePlay.ts';
import { people, type Person } from '../../../testing/people.ts';
import { FERRY } from '../../../testing/playing.ts';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';

const play = scriptedPlay();

const upload: ReturnType<typeof uploading> = (...asked) => uploading(play.call)(...asked);

/** A reader whose device has stored the ferry story. */
async function keeping(moves: Device['moves'] = [], values: Parameters<typeof play.make.story>[0] = {}) {
  const who = await play.player();
  const story_id = await play.make.story({ story_structure: JSON.stringify(FERRY), ...values });
  const device = await keepingDevice(play.call, who, story_id);
  device.moves.push(...moves);
  return { who, story_id, device };
}

const RING = chose(0, { to: 'boat' });
const SIT = chose(0, { to: 'far bank' });
const SWIM = chose(1, { to: 'river' });
const BACK = chose(0, { to: 'bank' });

const told = async (who: Person, session_id: string) =>
  (await play.read(who, session_id)).session_data.narrative_history.map(
    ({ selected_choice, ai_response, told_offline_at }) => [
      selected_choice?.answer ?? selected_choice?.text ?? null,
      ai_response,
      told_offline_at !== undefined,
    ],
  );

describe('A play that is uploaded', () => {
  it('is a session with its moves, told in the words of the author, and says that it was told offline', async () => {
    const { who, story_id, device } = await keeping([RING, SIT]);
    const { status, body } = await upload(who, device);
    expect([status, body]).toEqual([
      200,
      { stored: 2, session_id: expect.any(String) as string, is_completed: true, refused: null },
    ]);
    expect(await told(who, body.session_id!)).toEqual([
      [null, FERRY.nodes['bank']!.text, true],
      ['Ring the bell', 'The ferryman says nothing.', true],
      ['Sit down', 'You have crossed.', true],
    ]);
    const { body: list } = await play.call('listSessions', who);
    expect(list.sessions.map(({ id }) => id)).toEqual([body.session_id]);
    const { body: ending } = await play.call('getEnding', {
      ...who,
      params: { session_id: body.session_id! },
    });
    expect(ending.found).toHaveLength(1);
    const { body: found } = await play.call('getFoundEndings', { ...who, params: { story_id } });
    expect(found.found).toHaveLength(1);
  });

  it('goes on online, as any other does, and that counts for its reader', async () => {
    const { who, device } = await keeping([RING]);
    const { body } = await upload(who, device);
    await play.act(who, body.session_id!, { selected_choice: 'Sit down' });
    expect((await told(who, body.session_id!)).at(-1)).toEqual(['Sit down', 'You have crossed.', false]);
    const deeds = await play.db
      .selectFrom('progress_queue')
      .where('user_id', '=', who.id)
      .selectAll()
      .execute();
    expect(deeds).toHaveLength(1);
    expect(await faultsFound(play.db)).toEqual([]);
  });

  it('is read, explained, shared, branched, moved and exported as any other is', async () => {
    const { who, device } = await keeping([SWIM, BACK]);
    const session_id = (await upload(who, device)).body.session_id!;
    const params = { session_id };
    const turn_id = (await play.read(who, session_id)).session_data.narrative_history[1]!.id;
    const { body: map } = await play.call('mapSession', { ...who, params });
    expect(map.turns.map(({ is_current }) => is_current)).toEqual([true, true, true]);
    const { body: reasons } = await play.call('readReasons', { ...who, params: { ...params, turn_id } });
    expect(reasons).toMatchObject({ came: { by: 'choice', text: 'Swim' } });
    const shared = await play.call('shareTurn', { ...who, params: { ...params, turn_id }, body: {} });
    expect(shared.status).toBe(201);
    const { body: branch } = await play.call('branchSession', { ...who, params, body: { turn_id } });
    expect((await told(who, branch.id)).map(([, , isOffline]) => isOffline)).toEqual([true, true]);
    await play.act(who, session_id, { action_type: 'retell' });
    expect((await told(who, session_id)).at(-1)![2], 'told another way, online').toBe(false);
    await play.act(who, session_id, { action_type: 'undo' });
    expect(await told(who, session_id)).toHaveLength(2);
    expect(await faultsFound(play.db)).toEqual([]);
  });

  it('takes steps back with it', async () => {
    const { who, device } = await keeping([SWIM, undone, RING, SIT, undone]);
    const { body } = await upload(who, device, { to: 2 });
    expect(await told(who, body.session_id!)).toHaveLength(1);
    expect((await upload(who, device, { from: 2 })).body).toMatchObject({ stored: 5, is_completed: false });
    const session = await play.read(who, body.session_id!);
    expect(session.session_data.can_redo).toBe(true);
    expect((await told(who, body.session_id!)).map(([choice]) => choice)).toEqual([null, 'Ring the bell']);
    expect(await faultsFound(play.db)).toEqual([]);
  });

  it('costs and earns nothing, and is counted nowhere', async () => {
    const { who, story_id, device } = await keeping([RING, SIT]);
    const before = await play.credits(who.id);
    await upload(who, device);
    expect(await play.credits(who.id)).toBe(before);
    const { rows } = await sql`
      select 'a change of the story' from story_changes where story_id = ${story_id}
      union all select 'a play that was begun' from begun_plays where story_id = ${story_id}
      union all select 'progress' from progress_queue where user_id = ${who.id}
      union all select 'a deed' from progress_deeds where user_id = ${who.id}
    `.execute(play.db);
    expect(rows).toEqual([]);
    expect(await faultsFound(play.db)).toEqual([]);
  });

  it('changes no figure when it goes on, ends, and is deleted', async () => {
    const { who, story_id, device } = await keeping([RING]);
    const { body } = await upload(who, device);
    await play.act(who, body.session_id!, { selected_choice: 'Sit down' });
    await play.call('deleteSession', { ...who, params: { session_id: body.session_id! } });
    const { rows } = await sql`
      select sum(sessions)::int as sessions, sum(finished)::int as finished, sum(turns)::int as turns,
        count(session_id)::int as readings from story_changes where story_id = ${story_id}
    `.execute(play.db);
    expect(rows).toEqual([{ sessions: 0, finished: 0, turns: 1, readings: 0 }]);
  });
});

describe('Moves', () => {
  it('are stored once, however often and in whatever parts they come', async () => {
    const { who, device } = await keeping([SWIM, BACK, SWIM, BACK, RING, SIT]);
    const { session_id } = (await upload(who, device, { to: 3 })).body;
    expect((await upload(who, device, { to: 3 })).body).toMatchObject({ stored: 3, session_id });
    expect((await upload(who, device, { from: 1, to: 5 })).body).toMatchObject({ stored: 5, session_id });
    expect((await upload(who, device, { from: 2, to: 3 })).body).toMatchObject({ stored: 5, session_id });
    expect((await upload(who, device)).body).toMatchObject({ stored: 6, session_id, is_completed: true });
    expect(await told(who, session_id!)).toHaveLength(7);
  });

  it('that are missing are requested, with the number of stored ones', async () => {
    const { who, device } = await keeping([SWIM, BACK, RING]);
    expect((await upload(who, device, { from: 1 })).body).toMatchObject({ code: 'offline_gap', stored: 0 });
    await upload(who, device, { to: 1 });
    expect((await upload(who, device, { from: 2 })).body).toMatchObject({ code: 'offline_gap', stored: 1 });
    expect((await upload(who, device, { from: 1, to: 1 })).body).toMatchObject({ stored: 1, refused: null });
  });

  it('of another device under the same id are no moves of this play', async () => {
    const { who, device } = await keeping([SWIM, BACK, RING]);
    await upload(who, device);
    const other = { ...device, moves: [SWIM, BACK, SWIM, BACK] };
    expect((await upload(who, other)).body).toMatchObject({ code: 'offline_differs', at: 2 });
    const { body } = await upload(who, { ...other, offline_id: randomUUID() });
    expect(body).toMatchObject({ stored: 4, refused: null });
    expect(
      await play.db.selectFrom('game_sessions').where('user_id', '=', who.id).select('id').execute(),
    ).toHaveLength(2);
  });

  it.each([
    ['no_such_choice', [SWIM, chose(7), RING], 1],
    ['leads_elsewhere', [SWIM, chose(0, { to: 'deep' })], 1],
    ['session_completed', [RING, SIT, chose(0)], 2],
    ['nothing_to_undo', [undone], 0],
    ['no_such_choice', [chose(0, { answer: 'Meera' })], 0],
  ] as const)('that the story does not allow are refused: %s', async (code, moves, at) => {
    const { who, device } = await keeping([...moves]);
    const { status, body } = await upload(who, device);
    expect([status, body]).toMatchObject([200, { stored: at, refused: { at, code } }]);
    expect(body.session_id === null).toBe(at === 0);
    expect((await upload(who, device)).body).toMatchObject({ stored: at, refused: { at, code } });
  });

  it('belong to their owner only', async () => {
    const { who, story_id, device } = await keeping([RING]);
    await upload(who, device);
    const other = await play.player();
    expect((await upload(other, device, { to: 0 })).body).toMatchObject({
      stored: 0,
      session_id: null,
    });
    expect((await upload(other, device)).body.session_id).not.toBeNull();
    const { body } = await play.call('listSessions', other);
    expect(body.sessions.map((session) => session.story_id)).toEqual([story_id]);
  });
});

describe('A session that has gone on meanwhile', () => {
  it('stays unchanged: later moves make a new session from the last common turn', async () => {
    const { who, device } = await keeping([SWIM, BACK, RING, SIT]);
    const first = (await upload(who, device, { to: 2 })).body.session_id!;
    await play.act(who, first, { selected_choice: 'Swim' });
    const { body } = await upload(who, device, { from: 2 });
    expect(body).toMatchObject({ stored: 4, is_completed: true });
    expect(body.session_id).not.toBe(first);
    expect((await told(who, first)).map(([choice]) => choice)).toEqual([null, 'Swim', 'Turn back', 'Swim']);
    expect((await told(who, body.session_id!)).map(([choice]) => choice)).toEqual([
      null,
      'Swim',
      'Turn back',
      'Ring the bell',
      'Sit down',
    ]);
    expect((await upload(who, device)).body).toMatchObject({ stored: 4, session_id: body.session_id });
    expect(await faultsFound(play.db)).toEqual([]);
  });

  it('is not restored by repeated moves after its deletion; new moves begin it again as a whole', async () => {
    const { who, device } = await keeping([SWIM, BACK, RING]);
    const { session_id } = (await upload(who, device, { to: 2 })).body;
    await play.call('deleteSession', { ...who, params: { session_id: session_id! } });
    expect((await upload(who, device, { to: 2 })).body).toMatchObject({ stored: 2, session_id: null });
    expect((await upload(who, device, { from: 2 })).body).toMatchObject({ code: 'offline_gap', stored: 0 });
    const { body } = await upload(who, device);
    expect(body).toMatchObject({ stored: 3 });
    expect(await told(who, body.session_id!)).toHaveLength(4);
  });
});

describe('A story that has changed meanwhile', () => {
  it('is played as the device has it, also where it was archived', async () => {
    const { who, story_id, device } = await keeping([RING]);
    const change = {
      status: 'archived',
      published_at: new Date(),
      story_structure: JSON.stringify({ start_node: 'x', nodes: {} }),
    };
    await play.db
      .updateTable('stories')
      .set(change as never)
      .where('id', '=', story_id)
      .execute();
    const { body } = await upload(who, device);
    expect(body).toMatchObject({ stored: 1, refused: null });
    expect((await told(who, body.session_id!)).at(-1)![1]).toBe('The ferryman says nothing.');
  });

  it.each([
    ['of a version that nobody knows', {}, 409, 'version_unknown'],
    ['premium since then', { is_premium: true }, 403, 'premium_required'],
  ] as const)('is said to be %s', async (_, values, status, code) => {
    const { who, story_id, device } = await keeping([RING]);
    await play.db
      .updateTable('stories')
      .set({ title: 'Other', ...values })
      .where('id', '=', story_id)
      .execute();
    const story = code === 'version_unknown' ? { ...device.story, snapshot_id: randomUUID() } : device.story;
    expect(await upload(who, { ...device, story })).toMatchObject({ status, body: { code } });
  });

  it('has versions from before it was published that only its author may play', async () => {
    const author = await play.player();
    const draft = {
      author_id: author.id,
      status: 'draft',
      published_at: null,
      story_structure: JSON.stringify(FERRY),
    } as const;
    const device = await keepingDevice(play.call, author, await play.make.story(draft));
    device.moves.push(RING);
    expect((await upload(await play.player(), device)).body).toMatchObject({ code: 'not_found' });
    expect((await upload(author, device)).body).toMatchObject({ stored: 1 });
  });

  it('and was withdrawn, is known to those who play it', async () => {
    const { who, story_id, device } = await keeping([RING, SIT]);
    await upload(who, device, { to: 1 });
    const withdrawn = { status: 'archived', published_at: new Date(), is_withdrawn: true, author_id: null };
    await play.db
      .updateTable('stories')
      .set(withdrawn as never)
      .where('id', '=', story_id)
      .execute();
    expect((await upload(await play.player(), device)).body).toMatchObject({ code: 'not_found' });
    expect((await upload(who, device, { from: 1 })).body).toMatchObject({ stored: 2 });
  });

  it('and was deleted, is not found', async () => {
    const { who, story_id, device } = await keeping([RING]);
    await play.db.deleteFrom('stories').where('id', '=', story_id).execute();
    expect((await upload(who, device)).body).toMatchObject({ code: 'not_found', resource: 'story' });
  });
});

/** The text of the gate depends on the reader, and so do its choices. */
const GATE = {
  start_node: 'gate',
  takes: ['lamp'],
  nodes: {
    gate: {
      text: 'Who comes?',
      choices: [
        { text: 'Lift the lamp', target: 'hall', condition: 'has lamp' },
        { text: 'Nod to Asha', target: 'hall', condition: 'met asha' },
        { text: 'Say it', target: 'hall', ask: 'name' },
      ],
    },
    hall: { text: 'Come in, {name | stranger}.', choices: [] },
  },
};
const gate = { story_structure: JSON.stringify(GATE) };

describe('What a play has begun with', () => {
  const begunWith = async (brought: object, moves: Device['moves']) => {
    const { who, device } = await keeping(moves, gate);
    return upload(who, device, {}, { brought });
  };

  it('opens the same choices as on the device, but only values that the story takes are accepted', async () => {
    const met = { numbers: [], things: ['lamp', 'met asha'] };
    expect((await begunWith(met, [chose(1, { to: 'hall' })])).body).toMatchObject({
      stored: 1,
      refused: null,
    });
    const other = { numbers: [['gold', 9]], things: ['sword', 'met nobody'] };
    expect((await begunWith(other, [chose(1)])).body).toMatchObject({ refused: { code: 'no_such_choice' } });
    const { rows } = await sql`select 1 from offline_plays where brought::text ~ 'sword|gold|nobody'`.execute(
      play.db,
    );
    expect(rows).toEqual([]);
  });

  it('and an answer, are told', async () => {
    const { who, device } = await keeping([chose(0, { answer: '  *Meera*  ' })], gate);
    const { body } = await upload(who, device);
    expect((await told(who, body.session_id!)).at(-1)).toEqual(['Meera', 'Come in, Meera.', true]);
  });

  it('is told in its language', async () => {
    const nodes = {
      gate: { text: 'कौन?', choices: [{ text: 'दीया' }, { text: 'आशा' }, { text: 'कहो' }] },
      hall: { text: 'आओ, {name | राही}।' },
    };
    const layers = JSON.stringify({ hi: { title: 'द्वार', nodes } });
    const { who, device } = await keeping([chose(0)], { ...gate, layers });
    const { body } = await upload(who, device, {}, { language: 'hi' });
    expect((await told(who, body.session_id!)).at(-1)!.slice(0, 2)).toEqual(['कहो', 'आओ, राही।']);
    expect((await play.read(who, body.session_id!)).story.language).toBe('hi');
  });
});

it('A youth account uploads only choices, and statistics leave them out', async () => {
  const young = await people(play.db)({
    birth_year: new Date().getFullYear() - 14,
    username: 'c',
    email: 'c@x.org',
  });
  const consent = { user_id: young.id, proof: 'mail' as const, covers: 1, granted_at: new Date() };
  await play.db.insertInto('guardianships').values(consent).execute();
  const story_id = await play.make.story({ ...gate, content_rating: 'family' });
  const device = await keepingDevice(play.call, young, story_id);
  for (const answer of ['Meera', '']) {
    device.moves.splice(0, 1, chose(0, { answer }));
    expect((await upload(young, device)).body).toMatchObject({ code: 'choices_only' });
  }
  device.moves.splice(0, 1, { ...chose(0), answer: null });
  const { body } = await upload(young, device);
  const row = play.db.selectFrom('game_sessions').where('id', '=', body.session_id!);
  expect(await row.select(['is_uncounted', 'begun_offline']).executeTakeFirst()).toEqual({
    is_uncounted: true,
    begun_offline: true,
  });
});

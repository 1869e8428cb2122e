import { randomUUID } from 'node:crypto';
import type { ActionResponse } from '@kathaloka/contract/entities';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NarratorFailure } from '../../narrator/Narrator.ts';
import { type Script, scriptedNarrator } from '../../narrator/scripted.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { FERRY, playing } from '../../testing/playing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { balanceOf } from '../economy/service.ts';

let database: TestDatabase;
let app: FastifyInstance;
let script: Script = {};
let play: ReturnType<typeof playing>;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp({
    db: database.db,
    narrator: {
      narrate: (task, signal) => scriptedNarrator(script).narrate(task, signal),
      illustrate: (task, signal) => scriptedNarrator(script).illustrate(task, signal),
    },
  });
  play = playing(app, database.db);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const credits = (user_id: string): Promise<number> => balanceOf({ db: database.db }, { user_id });

const choose = (selected_choice: string) => ({ selected_choice });

describe('a session', () => {
  it('begins with the first scene as written, its choices, and the XP of the story', async () => {
    const who = await play.player();
    const session = await play.begin(who, { title: 'The Ferry', initial_xp: 40 });
    expect(session).toMatchObject({ current_xp: 40, is_completed: false, completion_percentage: 0 });
    expect(session.story).toMatchObject({ title: 'The Ferry', language: 'en' });
    const { narrative_history, choices, can_undo, can_redo } = session.session_data;
    expect(narrative_history).toMatchObject([
      { action_type: 'story_start', ai_response: FERRY.nodes['bank']!.text, credits_consumed: 0 },
    ]);
    expect(choices.map(({ text }) => text)).toEqual(['Ring the bell', 'Swim']);
    expect({ can_undo, can_redo }).toEqual({ can_undo: false, can_redo: false });
  });

  it('is found again, and an ended one only where there is no other', async () => {
    const who = await play.player();
    const { id, story_id } = await play.begin(who);
    const check = () => play.call('checkSession', { ...who, params: { story_id } });
    expect((await check()).body).toMatchObject({ has_existing_session: true, session_id: id });
    const { body: second } = await play.call('createSession', { ...who, body: { story_id } });
    await play.act(who, second.id, choose('Ring the bell'));
    await play.act(who, second.id, {});
    expect((await check()).body).toMatchObject({ session_id: id, is_completed: false });
  });

  it('plays the story as it was when the session began', async () => {
    const who = await play.player();
    const session = await play.begin(who);
    const changed = JSON.stringify({ start_node: 'bank', nodes: { bank: { text: 'Gone.', choices: [] } } });
    await database.db
      .updateTable('stories')
      .set({ title: 'Changed', story_structure: changed, status: 'archived' })
      .where('id', '=', session.story_id)
      .execute();
    await play.act(who, session.id, choose('Ring the bell'));
    expect(await play.read(who, session.id)).toMatchObject({ story: { title: session.story.title } });
  });

  it('of a draft or a premium story begins for those who may play it only', async () => {
    const who = await play.player();
    const draft = await play.make.story({ status: 'draft' });
    const premium = await play.make.story({ is_premium: true });
    const begin = (story_id: string) => play.call('createSession', { ...who, body: { story_id } });
    expect(await begin(draft)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await begin(premium)).toMatchObject({ status: 403, body: { code: 'premium_required' } });
  });

  it('counts as a play', async () => {
    const who = await play.player();
    const { story_id } = await play.begin(who);
    const { body } = await play.call('getStory', { params: { id: story_id } });
    expect(body.stats.plays_total).toBe(1);
  });
});

describe('an action', () => {
  it('is told, charged and stored', async () => {
    script = { narrate: ({ kind, text }) => [{ text: `[${kind}] ` }, { text }] };
    const who = await play.player(10);
    const session = await play.begin(who);
    const answer = await play.act(who, session.id, { ...choose('Swim'), selected_model: 'birbal' });
    expect(answer).toMatchObject({
      narrative: '[scene] The water is cold.',
      model_used: 'birbal',
      credits_consumed: 3,
      current_xp: 100 - 1 + 2 + 3,
      choices: [
        { text: 'Turn back', is_detour: false },
        { text: 'Go under', is_detour: false },
      ],
      low_credits_warning: true,
    });
    expect(await credits(who.id)).toBe(7);
    const { session_data, ...rest } = await play.read(who, session.id);
    expect(rest).toMatchObject({ current_xp: 104, choices_made: 1, running_action: null });
    expect(session_data.narrative_history.at(-1)).toMatchObject({
      action_type: 'continue',
      selected_choice: 'Swim',
      ai_response: '[scene] The water is cold.',
      credits_consumed: 3,
    });
  });

  it('that leads to a verbatim scene is told as written, at no cost and without a model', async () => {
    const who = await play.player(0);
    const session = await play.begin(who);
    const answer = await play.act(who, session.id, choose('Ring the bell'));
    expect(answer).toMatchObject({
      narrative: 'The ferryman says nothing.',
      model_used: null,
      credits_consumed: 0,
    });
  });

  it('by free text takes the choice that it means, else it is told as a detour', async () => {
    script = {};
    const who = await play.player();
    const session = await play.begin(who);
    const say = (user_action: string) =>
      play.act(who, session.id, { action_type: 'custom_action', user_action });
    expect(await say('count the stars')).toMatchObject({ narrative: 'A detour is told.' });
    expect(await say('swim!')).toMatchObject({ narrative: 'A scene is told.', current_xp: 100 - 1 - 1 + 5 });
  });

  it('Immerse offers two choices: the author’s first, then side paths', async () => {
    script = {
      narrate: ({ detours }) => [
        { text: 'Reeds.' },
        { detours: ['Hum', 'Wait', 'Sing'].slice(0, detours + 1) },
      ],
    };
    const who = await play.player();
    const session = await play.begin(who);
    const immerse = { action_type: 'immerse' } as const;
    const first = (await play.act(who, session.id, immerse)) as Extract<ActionResponse, { setup: string }>;
    expect(first).toMatchObject({ setup: 'Reeds.', current_xp: 98 });
    expect(first.choices.map(({ text }) => text)).toEqual(['Ring the bell', 'Swim']);
    await play.act(who, session.id, choose('Ring the bell'));
    const second = (await play.act(who, session.id, immerse)) as typeof first;
    expect(second.choices).toEqual([
      { text: 'Sit down', is_detour: false },
      { text: 'Hum', is_detour: true },
    ]);
    script = {};
    expect(await play.act(who, session.id, choose('Hum'))).toMatchObject({ narrative: 'A detour is told.' });
  });

  it('Show draws the scene, or says in words what could not be drawn', async () => {
    script = {};
    const who = await play.player();
    const session = await play.begin(who);
    const show = { action_type: 'show', selected_model: 'ajanta' } as const;
    expect(await play.act(who, session.id, show)).toMatchObject({
      image_url: '/covers/scene.webp',
      credits_consumed: 8,
    });
    script = { illustrate: () => ({ fallback_description: 'A dark bank.', prompt: 'bank' }) };
    expect(await play.act(who, session.id, show)).toMatchObject({ fallback_description: 'A dark bank.' });
  });

  it('reaches an ending, after which only Undo and Show are left', async () => {
    script = {};
    const who = await play.player();
    const session = await play.begin(who);
    await play.act(who, session.id, choose('Ring the bell'));
    expect(await play.act(who, session.id, {})).toMatchObject({
      narrative: 'You have crossed.',
      is_completed: true,
    });
    expect(await play.tryTo(who, session.id, {})).toMatchObject({
      status: 409,
      body: { code: 'session_completed' },
    });
    await play.act(who, session.id, { action_type: 'show', selected_model: 'vishvakarma' });
    await play.act(who, session.id, { action_type: 'undo' });
    await play.act(who, session.id, { action_type: 'undo' });
    expect(await play.read(who, session.id)).toMatchObject({ is_completed: false });
  });
});

describe('what cannot be paid is refused, and costs nothing', () => {
  it('credits: with what is there, what it takes, and what can be paid', async () => {
    const who = await play.player(4);
    const session = await play.begin(who);
    expect(await play.tryTo(who, session.id, { ...choose('Swim'), selected_model: 'vyasa' })).toMatchObject({
      status: 402,
      body: {
        code: 'credits_short',
        detail: 'Not enough credits for Vyasa. You have 4 credits, but need 6.',
        available_credits: 4,
        required_credits: 6,
        suggested_alternatives: [{ model_key: 'tenali' }, { model_key: 'birbal' }],
      },
    });
    expect(await credits(who.id)).toBe(4);
  });

  it('XP: with what is there and what it takes', async () => {
    const who = await play.player();
    const session = await play.begin(who, { initial_xp: 1 });
    expect(await play.tryTo(who, session.id, { action_type: 'immerse' })).toMatchObject({
      status: 422,
      body: { code: 'xp_short', current_xp: 1, required_xp: 2 },
    });
  });

  it('a model that there is not', async () => {
    const who = await play.player();
    const session = await play.begin(who);
    expect(await play.tryTo(who, session.id, { ...choose('Swim'), selected_model: 'ajanta' })).toMatchObject({
      status: 422,
      body: { code: 'model_unavailable', model_requested: 'ajanta' },
    });
  });
});

describe('a narrator that fails', () => {
  const failures: readonly (readonly [string, Script, number, string])[] = [
    ['before a word', { narrate: () => [{ error: new Error('refused') }] }, 502, 'narrator_failed'],
    [
      'in the middle',
      { narrate: () => [{ text: 'The wa' }, { error: new Error('cut') }] },
      502,
      'narrator_failed',
    ],
    ['with nothing', { narrate: () => [] }, 502, 'narrator_failed'],
    ['with blanks', { narrate: () => [{ text: ' \n\u0000 ' }] }, 502, 'narrator_failed'],
    [
      'too late',
      { narrate: () => [{ error: new NarratorFailure('narrator_timed_out', 'late') }] },
      504,
      'narrator_timed_out',
    ],
  ];
  it.each(failures)('%s is told so; nothing is charged or stored', async (_when, broken, status, code) => {
    script = broken;
    const who = await play.player(10);
    const session = await play.begin(who);
    const answer = await play.tryTo(who, session.id, choose('Swim'));
    expect(answer).toMatchObject({ status, body: { code, suggested_alternatives: [{}, {}, {}] } });
    expect(await credits(who.id)).toBe(10);
    expect((await play.read(who, session.id)).session_data.narrative_history).toHaveLength(1);
    script = {};
    expect(await play.act(who, session.id, choose('Swim'))).toMatchObject({ credits_consumed: 1 });
  });
});

describe('the same key', () => {
  it('gives the same answer, and is charged once', async () => {
    script = {};
    const who = await play.player(10);
    const session = await play.begin(who);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => play.act(who, session.id, choose('Swim'), key)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await credits(who.id)).toBe(9);
    expect((await play.read(who, session.id)).session_data.narrative_history).toHaveLength(2);
  });

  it('of another action is refused', async () => {
    const who = await play.player();
    const session = await play.begin(who);
    const key = randomUUID();
    await play.act(who, session.id, choose('Ring the bell'), key);
    expect(await play.tryTo(who, session.id, choose('Swim'), key)).toMatchObject({
      body: { code: 'key_reused' },
    });
  });

  it('repeats a failure as well', async () => {
    script = { narrate: () => [] };
    const who = await play.player();
    const session = await play.begin(who);
    const key = randomUUID();
    const first = await play.tryTo(who, session.id, choose('Swim'), key);
    script = {};
    const second = await play.tryTo(who, session.id, choose('Swim'), key);
    expect(second.status).toBe(502);
    expect(second.body).toEqual(first.body);
  });
});

describe('two actions at the same time', () => {
  it('one is told, the other is told to wait', async () => {
    let finish = (): void => {};
    const waitFor = new Promise<void>((resolve) => (finish = resolve));
    script = { narrate: () => [{ text: 'Slowly.' }, { waitFor }] };
    const who = await play.player(10);
    const session = await play.begin(who);
    const key = randomUUID();
    const slow = play.act(who, session.id, choose('Swim'), key);
    await expect.poll(async () => (await play.read(who, session.id)).running_action).toBe(key);
    expect(await play.tryTo(who, session.id, choose('Ring the bell'))).toMatchObject({
      status: 409,
      body: { code: 'action_running' },
    });
    expect(await play.tryTo(who, session.id, { action_type: 'undo' })).toMatchObject({ status: 409 });
    finish();
    expect(await slow).toMatchObject({ narrative: 'Slowly.' });
    expect(await credits(who.id)).toBe(9);
  });
});

describe('Undo and Redo', () => {
  it('go back and forth through everything that was told, at no cost, until something new is told', async () => {
    script = {};
    const who = await play.player(10);
    const session = await play.begin(who);
    const before = await play.read(who, session.id);
    await play.act(who, session.id, choose('Swim'));
    await play.act(who, session.id, choose('Turn back'));
    const after = await play.read(who, session.id);
    const undo = { action_type: 'undo' } as const;
    const redo = { action_type: 'redo' } as const;

    await play.act(who, session.id, undo);
    const answer = await play.act(who, session.id, undo);
    expect(answer).toMatchObject({ model_used: null, credits_consumed: 0, session_data: { can_redo: true } });
    const undone = await play.read(who, session.id);
    expect({ ...undone, session_data: { ...undone.session_data, can_redo: false } }).toEqual(before);
    expect(await play.tryTo(who, session.id, undo)).toMatchObject({
      status: 409,
      body: { code: 'nothing_to_undo' },
    });

    await play.act(who, session.id, redo);
    await play.act(who, session.id, redo);
    expect(await play.read(who, session.id)).toEqual(after);
    expect(await play.tryTo(who, session.id, redo)).toMatchObject({ body: { code: 'nothing_to_redo' } });

    await play.act(who, session.id, undo);
    await play.act(who, session.id, choose('Go under'));
    expect(await play.tryTo(who, session.id, redo)).toMatchObject({ body: { code: 'nothing_to_redo' } });
    expect(await credits(who.id)).toBe(10 - 3);
  });
});

describe('another telling of the newest part', () => {
  it('is paid like the first, stands beside it, and either can be gone on from', async () => {
    script = { narrate: ({ telling }) => [{ text: `Telling ${telling}.` }] };
    const who = await play.player(10);
    const session = await play.begin(who);
    await play.act(who, session.id, choose('Swim'));
    const first = await play.read(who, session.id);
    const answer = await play.act(who, session.id, { action_type: 'retell' });
    expect(answer).toMatchObject({
      narrative: 'Telling 1.',
      credits_consumed: 1,
      current_xp: first.current_xp,
    });
    const entry = (await play.read(who, session.id)).session_data.narrative_history.at(-1)!;
    expect(entry.tellings).toEqual([first.session_data.narrative_history.at(-1)!.id, entry.id]);
    expect((await play.read(who, session.id)).session_data.narrative_history).toHaveLength(2);

    const [turn_id = ''] = entry.tellings;
    const { body } = await play.call('chooseTelling', {
      ...who,
      params: { session_id: session.id },
      body: { turn_id },
    });
    expect(body.session_data.narrative_history.at(-1)).toMatchObject({ ai_response: 'Telling 0.' });
    expect(await credits(who.id)).toBe(8);
  });

  it('is not there for the beginning', async () => {
    const who = await play.player();
    const session = await play.begin(who);
    expect(await play.tryTo(who, session.id, { action_type: 'retell' })).toMatchObject({
      body: { code: 'nothing_to_retell' },
    });
  });
});

describe('a session from an earlier part', () => {
  it('begins in its state, and shares nothing with its origin afterwards', async () => {
    script = {};
    const who = await play.player();
    const origin = await play.begin(who);
    await play.act(who, origin.id, choose('Swim'));
    const { session_data, current_xp } = await play.read(who, origin.id);
    await play.act(who, origin.id, choose('Go under'));
    const ended = await play.read(who, origin.id);
    const { status, body: branch } = await play.call('branchSession', {
      ...who,
      params: { session_id: origin.id },
      body: { turn_id: session_data.narrative_history.at(-1)!.id },
    });
    expect(status).toBe(201);
    expect(branch).toMatchObject({ current_xp, is_completed: false, choices_made: 1 });
    expect(branch.session_data.choices).toEqual(session_data.choices);
    await play.act(who, branch.id, choose('Turn back'));
    expect(await play.read(who, origin.id)).toEqual(ended);
  });
});

describe('a long session', () => {
  it('is read in pages, the newest first', async () => {
    script = { narrate: () => [{ text: 'On.' }] };
    const who = await play.player();
    const session = await play.begin(who, { story_structure: '{}', initial_xp: 1000 });
    for (let turn = 0; turn < 12; turn += 1) await play.act(who, session.id, {});
    const page = (await play.read(who, session.id, { limit: '5' })).session_data;
    expect(page.narrative_history).toHaveLength(5);
    expect(page.has_earlier).toBe(true);
    const before = page.narrative_history[0]!.id;
    const earlier = (await play.read(who, session.id, { limit: '100', before })).session_data;
    expect(earlier.narrative_history).toHaveLength(13 - 5);
    expect(earlier.has_earlier).toBe(false);
    expect(earlier.narrative_history.at(-1)!.id < before).toBe(true);
  });
});

describe('a player’s sessions', () => {
  it('are listed, the one played last first, each with where it stands', async () => {
    script = { narrate: () => [{ text: 'The water closes.\n\nIt is quiet.' }] };
    const who = await play.player();
    const first = await play.begin(who, { title: 'First' });
    const second = await play.begin(who, { title: 'Second' });
    await play.act(who, first.id, choose('Swim'));
    const list = async (query = {}) => (await play.call('listSessions', { ...who, query })).body.sessions;
    expect(await list()).toMatchObject([
      { id: first.id, story: { title: 'First' }, last_line: 'The water closes.' },
      { id: second.id, story: { title: 'Second' } },
    ]);
    await play.act(who, first.id, choose('Go under'));
    expect((await list({ open: 'true' })).map(({ id }) => id)).toEqual([second.id]);
  });

  it('are exported, mapped and deleted by their owner, and exist for nobody else', async () => {
    script = {};
    const who = await play.player();
    const other = await play.player();
    const session = await play.begin(who);
    await play.act(who, session.id, choose('Swim'));
    await play.act(who, session.id, { action_type: 'undo' });
    await play.act(who, session.id, choose('Ring the bell'));
    const params = { session_id: session.id };
    const { body: exported } = await play.call('exportSession', { ...who, params });
    expect(exported.turns.map(({ selected_choice }) => selected_choice)).toEqual([null, 'Ring the bell']);
    const { body: map } = await play.call('mapSession', { ...who, params });
    expect(map.turns.map(({ first_words, is_current }) => [first_words, is_current])).toEqual([
      ['The bank is dark.', true],
      ['Swim', false],
      ['Ring the bell', true],
    ]);
    for (const name of ['getSession', 'exportSession', 'mapSession', 'deleteSession'] as const)
      expect(await play.call(name, { ...other, params })).toMatchObject({ status: 404 });
    expect(await play.tryTo(other, session.id, {})).toMatchObject({ status: 404 });
    expect((await play.call('deleteSession', { ...who, params })).status).toBe(200);
    expect((await play.call('getSession', { ...who, params })).status).toBe(404);
  });
});

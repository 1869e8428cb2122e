import type { ActionResponse } from '@kathaloka/contract/entities';
import { SESSION_TURNS_MAX } from '@kathaloka/contract/limits';
import { describe, expect, it } from 'vitest';
import { NarratorFailure, type NarrationTask } from '../../narrator/Narrator.ts';
import type { Script } from '../../narrator/scripted.ts';
import { FERRY } from '../../testing/playing.ts';
import { scriptedPlay } from '../../testing/scriptedPlay.ts';
import { sweepStoryHours } from '../catalogue/public.ts';

const play = scriptedPlay();

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
    await play.db
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

  it('of a premium story goes on for those only who still have premium access', async () => {
    play.tells();
    const who = await play.player(10);
    const setPremium = (has_premium_access: boolean) =>
      play.db.updateTable('users').set({ has_premium_access }).where('id', '=', who.id).execute();
    await setPremium(true);
    const { id } = await play.begin(who, { is_premium: true });
    await setPremium(false);
    for (const move of [{ selected_choice: 'Swim' }, { action_type: 'undo' as const }])
      expect(await play.tryTo(who, id, move)).toMatchObject({
        status: 403,
        body: { code: 'premium_required' },
      });
    expect(await play.credits(who.id)).toBe(10);
    expect((await play.read(who, id)).session_data.narrative_history).toHaveLength(1);
    await setPremium(true);
    expect((await play.tryTo(who, id, { selected_choice: 'Swim' })).status).toBe(200);
  });

  it('counts as a play', async () => {
    const who = await play.player();
    const { story_id } = await play.begin(who);
    await sweepStoryHours({ db: play.db, clock: () => new Date() });
    const { body } = await play.call('getStory', { params: { id: story_id } });
    expect(body.stats.plays_total).toBe(1);
  });
});

describe('an action', () => {
  it('is refused in a game that has all the turns that one may have; undo and a branch are not', async () => {
    play.tells();
    const who = await play.player(10);
    const { id } = await play.begin(who);
    const { turn_id } = await play.act(who, id, choose('Swim'));
    const told = () =>
      play.db.selectFrom('game_sessions').select('turns_told').where('id', '=', id).executeTakeFirst();
    expect(await told()).toEqual({ turns_told: 2 });
    await play.db
      .updateTable('game_sessions')
      .set({ turns_told: SESSION_TURNS_MAX })
      .where('id', '=', id)
      .execute();
    expect(await play.tryTo(who, id, choose('Turn back'))).toMatchObject({
      status: 409,
      body: { code: 'limit_reached', resource: 'turn', max: SESSION_TURNS_MAX },
    });
    expect(await play.credits(who.id)).toBe(9);
    const branch = await play.call('branchSession', {
      ...who,
      params: { session_id: id },
      body: { turn_id },
    });
    await play.act(who, branch.body.id, choose('Turn back'));
    await play.act(who, id, { action_type: 'undo' });
  });

  it('is told with the text that the scene has in the state after it', async () => {
    play.tells({ narrate: ({ scene: { text } }) => [{ text }] });
    const who = await play.player(10);
    const { bank, river } = FERRY.nodes;
    const variants = [{ condition: 'cold >= 1', text: 'You are shivering.' }];
    const nodes = { ...FERRY.nodes, bank: { ...bank!, variants }, river: { ...river!, variants } };
    const story_structure = JSON.stringify({ ...FERRY, nodes });
    const session = await play.begin(who, { story_structure });
    expect(session.session_data.narrative_history[0]?.ai_response).toBe(bank!.text);
    expect(await play.act(who, session.id, choose('Swim'))).toMatchObject({
      narrative: 'You are shivering.',
    });
  });

  it('is told with the earlier turns, and with the notes of its narrator', async () => {
    const tasks: NarrationTask[] = [];
    play.tells({
      narrate(task) {
        tasks.push(task);
        return [{ text: `Turn ${tasks.length}.` }, { notes: { turns: tasks.length } }];
      },
    });
    const who = await play.player(10);
    const session = await play.begin(who);
    await play.act(who, session.id, choose('Swim'));
    await play.act(who, session.id, { action_type: 'undo' });
    await play.act(who, session.id, { action_type: 'custom_action', user_action: 'Wait' });
    await play.act(who, session.id, { action_type: 'continue' });
    const [, second, third] = tasks;
    expect(second).toMatchObject({
      notes: null,
      history: [{ input: null, text: FERRY.nodes['bank']!.text }],
    });
    expect(second?.recentTexts, 'also what was undone').toContain('Turn 1.');
    expect(third).toMatchObject({ notes: { turns: 2 }, input: null });
    expect(third?.history.map(({ input, text }) => [input, text])).toEqual([
      [null, FERRY.nodes['bank']!.text],
      ['Wait', 'Turn 2.'],
    ]);
  });

  it('is told, charged and stored', async () => {
    play.tells({ narrate: ({ kind, scene: { text } }) => [{ text: `[${kind}] ` }, { text }] });
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
    expect(await play.credits(who.id)).toBe(7);
    const { session_data, ...rest } = await play.read(who, session.id);
    expect(rest).toMatchObject({ current_xp: 104, choices_made: 1, running_action: null });
    expect(session_data.narrative_history.at(-1)).toMatchObject({
      action_type: 'continue',
      selected_choice: { text: 'Swim' },
      ai_response: '[scene] The water is cold.',
      credits_consumed: 3,
    });
  });

  it('is stored without control characters and halves of letters, wherever its text is cut', async () => {
    const who = await play.player();
    const { id } = await play.begin(who);
    play.tells({ narrate: () => [{ text: 'The \ud83dwater\u0000' }, { text: ' is\u0007 cold.\udf0a' }] });
    expect(await play.act(who, id, { selected_choice: 'Swim' })).toMatchObject({
      narrative: 'The \ufffdwater is cold.\ufffd',
    });
    // so many surrogate pairs that any cut may split one
    play.tells({ narrate: () => ['x', '🌊'.repeat(100_000)].map((text) => ({ text })) });
    const { narrative } = (await play.act(who, id, { selected_choice: 'Go under' })) as { narrative: string };
    expect(narrative.isWellFormed()).toBe(true);
    expect((await play.read(who, id)).session_data.narrative_history.at(-1)!.ai_response).toBe(narrative);
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
    play.tells();
    const who = await play.player();
    const session = await play.begin(who);
    const say = (user_action: string) =>
      play.act(who, session.id, { action_type: 'custom_action', user_action });
    expect(await say('count the stars')).toMatchObject({ narrative: 'A detour is told.' });
    expect(await say('swim!')).toMatchObject({ narrative: 'A scene is told.', current_xp: 100 - 1 - 1 + 5 });
  });

  it('Immerse offers two choices: the author’s first, then side paths', async () => {
    play.tells({
      narrate: ({ detours }) => [
        { text: 'Reeds.' },
        { detours: ['Hum', 'Wait', 'Sing'].slice(0, detours + 1) },
      ],
    });
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
    play.tells();
    expect(await play.act(who, session.id, choose('Hum'))).toMatchObject({ narrative: 'A detour is told.' });
  });

  it('Show draws the scene, or says in words what could not be drawn', async () => {
    play.tells();
    const who = await play.player();
    const session = await play.begin(who);
    const show = { action_type: 'show', selected_model: 'ajanta' } as const;
    expect(await play.act(who, session.id, show)).toMatchObject({
      image_url: '/covers/scene.webp',
      credits_consumed: 8,
    });
    const image_alt = 'The bank: a boat, at night.';
    const described = { image_url: '/covers/scene.webp', image_alt, style: 'ajanta', prompt: 'boat, night' };
    play.tells({ illustrate: () => described });
    expect(await play.act(who, session.id, show)).toMatchObject({ image_alt });
    const { session_data } = await play.read(who, session.id);
    expect(session_data.narrative_history.slice(-2).map((turn) => turn.image_alt)).toEqual([
      undefined,
      image_alt,
    ]);
    play.tells({ illustrate: () => ({ fallback_description: 'A dark bank.', prompt: 'bank' }) });
    expect(await play.act(who, session.id, show)).toMatchObject({ fallback_description: 'A dark bank.' });
  });

  it('reaches an ending, after which only Undo and Show are left', async () => {
    play.tells();
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
    const asked = { action_type: 'custom_action', user_action: 'look', selected_model: 'vyasa' } as const;
    expect(await play.tryTo(who, session.id, asked)).toMatchObject({
      status: 402,
      body: {
        code: 'credits_short',
        detail: 'Not enough credits for Vyasa. You have 4 credits, but need 6.',
        available_credits: 4,
        required_credits: 6,
        suggested_alternatives: [{ model_key: 'tenali' }, { model_key: 'birbal' }],
      },
    });
    expect(await play.credits(who.id)).toBe(4);
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
    play.tells(broken);
    const who = await play.player(10);
    const session = await play.begin(who);
    const answer = await play.tryTo(who, session.id, choose('Swim'));
    // tenali has just failed, so the others are suggested
    const suggested_alternatives = [{ model_key: 'birbal' }, { model_key: 'vyasa' }];
    expect(answer).toMatchObject({ status, body: { code, suggested_alternatives } });
    expect(await play.credits(who.id)).toBe(10);
    expect((await play.read(who, session.id)).session_data.narrative_history).toHaveLength(1);
    play.tells();
    expect(await play.act(who, session.id, choose('Swim'))).toMatchObject({ credits_consumed: 1 });
  });
});

/** Attempts, things with holders, wounds, promises and time: what a turn tells of them, and what it costs. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { ActionResponse, GameConfig } from '@kathaloka/contract/entities';
import { canMoveTo, type PlayState, playStory, sheetOf } from '@kathaloka/story';
import type { InterpretTask, NarrationTask } from '../../../narrator/Narrator.ts';
import { faultsFound } from '../../../testing/faultsFound.ts';
import { layerFor } from '../../../testing/layerFor.ts';
import { FORT, FORT_STORY } from '../../../testing/ledgerStory.ts';
import type { Person } from '../../../testing/people.ts';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';

const play = scriptedPlay();
const told: NarrationTask[] = [];
const asked: InterpretTask[] = [];
/** The choice that a narrator finds in free text. */
let meant: number | null = null;

beforeEach(() => {
  told.length = 0;
  asked.length = 0;
  meant = null;
  play.tells({
    narrate(task) {
      told.push(task);
      return [{ text: `Told: ${task.scene.text}` }];
    },
    interpret(task) {
      asked.push(task);
      return { edge: meant, isSure: meant !== null };
    },
  });
});

async function begin(values: object = {}) {
  const who = await play.player(50);
  const { id, session_data } = await play.begin(who, { ...FORT_STORY, ...values });
  const act = (move: Parameters<typeof play.act>[2]) => play.act(who, id, move);
  return {
    who,
    id,
    session_data,
    act,
    choose: (selected_choice: string) => act({ selected_choice }),
    type: (user_action: string) => act({ action_type: 'custom_action', user_action }),
    read: async () => (await play.read(who, id)).session_data,
  };
}

const params = (session_id: string) => ({ params: { session_id } });
const textOf = (answer: ActionResponse) => ('narrative' in answer ? answer.narrative : '');

async function stateOf(who: Person, session_id: string): Promise<PlayState> {
  const { state } = await play.db
    .selectFrom('turns')
    .where('session_id', '=', session_id)
    .where('user_id', '=', who.id)
    .orderBy('id', 'desc')
    .select('state')
    .executeTakeFirstOrThrow();
  return state;
}

describe('An attempt', () => {
  it('says its chance before, and what was needed after it; what stays in the scene is the author’s, and free', async () => {
    const { who, choose, read, session_data } = await begin();
    expect(session_data.choices.map(({ text, odds }) => [text, odds])).toEqual([
      ['Take it all', undefined],
      ['Force the door', 0],
      ['Give Ila your word', undefined],
      ['Climb the shaft', 40],
    ]);
    const answer = await choose('Force the door');
    const check = { name: 'nerve', at_least: 1, had: 0, won: false };
    const changes = [{ kind: 'hurt', what: 'left hand' }];
    expect(answer).toMatchObject({
      narrative: 'It holds. Nerve: 1.',
      model_used: null,
      credits_consumed: 0,
      turn: { check, changes, is_scene: false, selected_choice: { text: 'Force the door' } },
      sheet: { carried: [], slots: 4, hurts: ['left hand'], health: { now: 100, max: 100 } },
    });
    expect(told).toHaveLength(0);
    expect(await play.credits(who.id)).toBe(50);
    const { narrative_history, sheet } = await read();
    expect(narrative_history.at(-1)).toEqual('turn' in answer && answer.turn);
    expect(sheet).toEqual(answer.sheet);
  });

  it('that leads on is told before its scene, which a narrator tells', async () => {
    const { choose } = await begin();
    await choose('Force the door');
    const answer = await choose('Force the door');
    expect(textOf(answer)).toBe('It gives. Nerve: 1.\n\nTold: A hall. Ila is here.');
    expect(answer.turn).toMatchObject({
      check: { won: true },
      changes: [{ kind: 'took', what: 'the brass key' }],
      is_scene: true,
    });
    expect(told[0]!.history.at(-1)!.text, 'the narrator knows what was told').toContain('It gives.');
    const { turn: next } = await choose('Go out');
    expect(next).not.toHaveProperty('check');
    expect(next).not.toHaveProperty('changes');
  });

  it('is read in free text, by its own words or by what the narrator makes of them', async () => {
    const { who, id, type } = await begin();
    meant = 1;
    const answer = await type('I throw myself against the planks');
    expect(asked[0]).toMatchObject({
      choices: expect.arrayContaining(['Force the door']) as string[],
      said: expect.arrayContaining([['break the door open']]) as string[][],
    });
    expect(answer).toMatchObject({ narrative: 'It holds. Nerve: 1.', model_used: null, credits_consumed: 0 });
    expect(await play.credits(who.id)).toBe(50);
    const { body } = await play.call('readReasons', {
      ...who,
      params: { session_id: id, turn_id: answer.turn_id },
    });
    expect(body).toMatchObject({
      came: { by: 'free_text' },
      understood_as: 'Force the door',
      is_authored: true,
    });
    expect(await type('force the door')).toMatchObject({
      narrative: expect.stringContaining('It gives.') as string,
    });
  });

  it('that stays in its scene is not told another way', async () => {
    const { who, id, choose } = await begin();
    await choose('Force the door');
    const { body } = await play.tryTo(who, id, { action_type: 'retell' });
    expect(body).toMatchObject({ code: 'nothing_to_retell' });
  });

  it('rolls the same after undo, by the seed of its session, which a branch keeps', async () => {
    const { who, id, choose, act, read } = await begin();
    expect((await stateOf(who, id)).seed).toBe(id);
    const first = await choose('Climb the shaft');
    await act({ action_type: 'undo' });
    const again = await choose('Climb the shaft');
    expect(again.turn!.check).toEqual(first.turn!.check);
    const turn_id = (await read()).narrative_history[0]!.id;
    const { body: branch } = await play.call('branchSession', { ...who, ...params(id), body: { turn_id } });
    expect((await stateOf(who, branch.id)).seed).toBe(id);
    const there = await play.act(who, branch.id, { selected_choice: 'Climb the shaft' });
    expect(there.turn!.check).toEqual(first.turn!.check);
    const others = await Promise.all(
      Array.from(
        { length: 6 },
        async () => (await (await begin()).choose('Climb the shaft')).turn!.check!.roll,
      ),
    );
    expect(new Set(others).size, 'another session has other dice').toBeGreaterThan(1);
  });
});

describe('More things than one can carry', () => {
  it('are put down for nothing and by no narrator, and no turn is counted', async () => {
    const { who, id, choose, type, read } = await begin();
    const { choices } = (await choose('Take it all')) as Extract<ActionResponse, { narrative: string }>;
    expect(choices).toEqual(
      ['the brass key', 'the lamp', 'the rope', 'the bread', 'the knife'].map((text) => ({
        text,
        is_detour: false,
        puts_down: true,
      })),
    );
    const before = [await play.credits(who.id), told.length, (await play.read(who, id)).current_xp];
    const answer = await choose('the rope');
    expect(answer.turn).toMatchObject({
      selected_choice: { text: 'the rope' },
      ai_response: null,
      is_scene: false,
      changes: [{ kind: 'put_down', what: 'the rope' }],
      choices: [{ text: 'Go out' }],
    });
    expect([await play.credits(who.id), told.length, (await play.read(who, id)).current_xp]).toEqual(before);
    const { body: map } = await play.call('mapSession', { ...who, ...params(id) });
    expect(map.turns.at(-1)).toMatchObject({ first_words: 'the rope' });
    expect((await read()).sheet).toMatchObject({ carried: [{}, {}, {}, {}], health: { now: 100 } });
    await play.act(who, id, { action_type: 'undo' });
    expect((await type('The lamp!')).turn).toMatchObject({
      changes: [{ kind: 'put_down', what: 'the lamp' }],
    });
    const visits = await play.db
      .selectFrom('scene_visits')
      .where('session_id', '=', id)
      .select('node')
      .execute();
    expect(
      visits.map(({ node }) => node),
      'a scene is visited once',
    ).toEqual(['cellar', 'hall']);
    expect(await faultsFound(play.db)).toEqual([]);
  });
});

describe('A typed gift', () => {
  const hall = { ...FORT.nodes['hall']!, each_turn: '' };
  const CALM = { story_structure: JSON.stringify({ ...FORT, nodes: { ...FORT.nodes, hall } }) };
  const GAVE = [{ kind: 'gave', what: 'the brass key', who: 'Ila' }];

  it('of a thing that one holds, to somebody who is there, changes its holder', async () => {
    const { choose, type, act } = await begin(CALM);
    await choose('Give Ila your word');
    const answer = await type('I give the brass key to Ila.');
    expect(answer).toMatchObject({ turn: { changes: GAVE }, sheet: { carried: [] } });
    expect(told.at(-1)!.state.things, 'as its narrator is told').toContain('holds ila key');
    await act({ action_type: 'undo' });
    const { turn } = await type('I hand Ila my key.');
    expect(turn).toMatchObject({ changes: GAVE });
    expect((await act({ action_type: 'retell' })).turn).toMatchObject({ changes: GAVE });
    expect((await type('I give the brass key to Ila.')).turn, 'it is gone').not.toHaveProperty('changes');
  });

  it('reaches somebody whose name rules write with a capital letter', async () => {
    const { choose, type } = await begin({
      story_structure: CALM.story_structure.replaceAll(/\bila\b/g, 'Ila'),
      lexicon: JSON.stringify({ names: [{ np: 'Ila', is: 'person' }] }),
    });
    await choose('Give Ila your word');
    expect((await type('I give the brass key to Ila.')).turn).toMatchObject({ changes: GAVE });
  });

  it.each([
    ['a thing that one does not have', 'I give the lamp to Ila.'],
    ['somebody who is not there', 'I give the brass key to Kasam.'],
    ['a denial', 'I will never give the brass key to Ila.'],
    ['a question', 'Shall I give the brass key to Ila?'],
    ['a plan of somebody else', 'Kasam says that I give the brass key to Ila.'],
  ])('of %s changes nothing', async (_, line) => {
    const { choose, type } = await begin(CALM);
    await choose('Give Ila your word');
    const answer = await type(line);
    expect(answer.turn).not.toHaveProperty('changes');
    expect(answer.sheet!.carried).toHaveLength(1);
  });
});

describe('A session', () => {
  it('whose hands are full can move to a newer version of its story', async () => {
    const { who, id, choose } = await begin();
    await choose('Take it all');
    const things = { ...FORT.things!, rope: { name: 'the long rope' } };
    const { initial_xp, game_config } = FORT_STORY;
    const newer = playStory({
      initial_xp,
      total_scenes: 6,
      game_config: JSON.parse(game_config) as GameConfig,
      story_structure: { ...FORT, things },
    });
    const state = await stateOf(who, id);
    expect(canMoveTo(newer, state)).toBe(true);
    expect(sheetOf(newer, state)!.carried).toContainEqual({ name: 'the long rope' });
  });

  it('takes attempts and things to put down in each language of its story', async () => {
    const layers = JSON.stringify({
      hi: layerFor({ language: 'en', title: 'The Fort', story_structure: FORT }),
    });
    const { who, id, choose, act } = await begin({ layers });
    await play.call('changeLanguage', { headers: who.headers, ...params(id), body: { language: 'hi' } });
    expect(await choose('Force the door ॐ')).toMatchObject({
      narrative: expect.stringContaining('It holds. Nerve: 1.') as string,
      turn: { selected_choice: { text: 'Force the door ॐ' } },
    });
    await act({ action_type: 'undo' });
    expect((await choose('Force the door')).turn!.check).toMatchObject({ won: false });
    const { sheet } = await choose('Take it all');
    expect(sheet!.carried).toHaveLength(5);
    const { turn } = await choose('the rope');
    expect(turn).toMatchObject({
      selected_choice: { text: 'the rope' },
      changes: [{ kind: 'put_down', what: expect.stringContaining('the rope') as string }],
    });
  });
});

describe('Time, health and promises', () => {
  it('lead to the scene of the end of the time', async () => {
    const { act } = await begin();
    for (let turn = 0; turn < 3; turn += 1) await act({ action_type: 'continue' });
    expect(await act({ action_type: 'continue' })).toMatchObject({ narrative: 'Night has come.' });
  });

  it('lead to the scene of the loss, from which undo is free, and back to the fork', async () => {
    const { who, id, choose, act, read } = await begin();
    await choose('Give Ila your word');
    expect((await read()).sheet).toMatchObject({ owed: [{ to: 'Ila', what: 'her mother' }] });
    await act({ action_type: 'continue' });
    const end = await act({ action_type: 'continue' });
    expect(end).toMatchObject({
      narrative: 'It is over.',
      is_completed: true,
      sheet: { health: { now: 0 } },
    });
    const { body } = await play.call('getEnding', { ...who, ...params(id) });
    expect(body).toMatchObject({ scene: 'grave', is_lost: true });
    const { current_xp } = await play.read(who, id);
    const back = await act({ action_type: 'undo' });
    expect(back).toMatchObject({ is_completed: false, sheet: { health: { now: 40 } } });
    expect(back.current_xp, 'what the lost turn cost or gained is given back, and no more').toBe(
      (await play.read(who, id)).current_xp,
    );
    const paid = await play.db
      .selectFrom('game_sessions')
      .where('id', '=', id)
      .select('undo_xp')
      .executeTakeFirst();
    expect(paid).toEqual({ undo_xp: 0 });
    const branch = await play.call('branchSession', {
      ...who,
      ...params(id),
      body: { turn_id: body.forks.at(-1)?.turn_id ?? (await read()).narrative_history[0]!.id },
    });
    expect(branch.body.current_xp).toBeGreaterThanOrEqual(Math.min(current_xp, 20));
  });

  it('and attempts are told to the readers of a link', async () => {
    const { who, id, choose } = await begin();
    await choose('Force the door');
    const { turn_id } = await choose('Give Ila your word');
    const { body: link } = await play.call('shareTurn', {
      ...who,
      params: { session_id: id, turn_id },
      body: {},
    });
    const { body } = await play.call('getSharedTurn', { params: { token: link.token } });
    expect(body.parts.map(({ chosen, check, changes = [] }) => [chosen, check?.won, changes.length])).toEqual(
      [
        [null, undefined, 0],
        ['Force the door', false, 1],
        ['Give Ila your word', undefined, 2],
      ],
    );
  });

  it('are told by what they change', async () => {
    const { who, id, choose } = await begin();
    expect((await choose('Give Ila your word')).turn!.changes).toEqual([
      { kind: 'took', what: 'the brass key' },
      { kind: 'owes', what: 'her mother', who: 'Ila' },
    ]);
    expect((await choose('Take her away')).turn!.changes).toEqual([
      { kind: 'kept', what: 'her mother', who: 'Ila' },
    ]);
    const { body } = await play.call('exportSession', { ...who, ...params(id) });
    const turns = (body as unknown as { turns: { changes?: object[] }[] }).turns;
    expect(turns.map(({ changes = [] }) => changes.length)).toEqual([0, 2, 1]);
    const { body: ending } = await play.call('getEnding', { ...who, ...params(id) });
    expect(ending).not.toHaveProperty('is_lost');
  });
});

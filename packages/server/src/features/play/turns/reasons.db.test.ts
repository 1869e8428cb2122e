import { REASONS_TO_STEP_IN } from '@kathaloka/contract/entities';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../testing/people.ts';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';

const play = scriptedPlay();
beforeEach(() => play.tells());

const choose = (selected_choice: string) => ({ selected_choice });
const type = (user_action: string) => ({ action_type: 'custom_action', user_action }) as const;
const reasonsOf = (who: Person, session_id: string, turn_id: string) =>
  play.call('readReasons', { ...who, params: { session_id, turn_id } });

/** A player at the dark bank, and the reasons for each turn that they reach. */
async function aPlayer(story: Parameters<typeof play.begin>[1] = {}) {
  const who = await play.player(50);
  const session = await play.begin(who, story);
  const why = async (turn_id: string, session_id = session.id) => {
    const { status, body } = await reasonsOf(who, session_id, turn_id);
    expect(status).toBe(200);
    return body;
  };
  return {
    who,
    session,
    why,
    opening: session.session_data.narrative_history[0]!.id,
    whyAfter: async (move: Parameters<typeof play.act>[2]) =>
      why((await play.act(who, session.id, move)).turn_id),
  };
}

describe('why a part is as it is', () => {
  it('the opening: the author’s text, in the first scene, at no cost', async () => {
    const { why, opening, session } = await aPlayer();
    const { current_xp } = session;
    expect(await why(opening)).toEqual({
      scene: 'Bank',
      turn_in_scene: 1,
      came: { by: 'opening', text: null },
      understood_as: null,
      steps_to_ending: 2,
      remembered: [],
      model_used: null,
      told_by: null,
      told_for: null,
      stepped_in: null,
      hands: [{ by: 'author', words: 10 }],
      is_authored: true,
      duration_ms: 0,
      credits_consumed: 0,
      xp_before: current_xp,
      xp_after: current_xp,
      is_new_scene: true,
    });
  });

  it('a choice: its text, the scene that it leads to, who told it, what it cost and brought', async () => {
    const { whyAfter, who, session } = await aPlayer();
    const reasons = await whyAfter(choose('Swim'));
    expect(reasons).toMatchObject({
      scene: 'River',
      turn_in_scene: 1,
      came: { by: 'choice', text: 'Swim' },
      steps_to_ending: 1,
      remembered: [],
      model_used: 'tenali',
      told_by: 'scripted',
      hands: [{ by: 'model', name: 'scripted', words: 4 }],
      is_authored: false,
      credits_consumed: 1,
      xp_before: session.current_xp,
      xp_after: (await play.read(who, session.id)).current_xp,
      is_new_scene: true,
    });
    expect(reasons.xp_after).not.toBe(reasons.xp_before);
  });

  it('what was remembered, without the lore that turns have stored before', async () => {
    const text = 'She has told nobody that the light went out.';
    const { whyAfter } = await aPlayer({ lore_cards: JSON.stringify([{ keys: ['light'], text }]) });
    play.tells({ narrate: () => [{ text: 'Dark.' }, { remembered: [text, 'the bell you rang'] }] });
    expect(await whyAfter(choose('Swim'))).toMatchObject({ remembered: ['the bell you rang'] });
  });

  it('a choice back to a scene that is known: it is not new', async () => {
    const { whyAfter } = await aPlayer();
    await whyAfter(choose('Swim'));
    expect(await whyAfter(choose('Turn back'))).toMatchObject({
      scene: 'Bank',
      turn_in_scene: 1,
      is_new_scene: false,
    });
  });

  it('free text: the player’s words, and another part of the same scene', async () => {
    const { whyAfter } = await aPlayer();
    expect(await whyAfter(type('I count the stars'))).toMatchObject({
      scene: 'Bank',
      turn_in_scene: 2,
      came: { by: 'free_text', text: 'I count the stars' },
      is_new_scene: false,
    });
  });

  it('free text that means a choice: the player’s words, and the scene that they led to', async () => {
    const { whyAfter } = await aPlayer();
    expect(await whyAfter(type('swim'))).toMatchObject({
      scene: 'River',
      turn_in_scene: 1,
      came: { by: 'free_text', text: 'swim' },
    });
  });

  it('Continue along the only way, to an ending in the author’s words', async () => {
    const { whyAfter } = await aPlayer();
    expect(await whyAfter(choose('Ring the bell'))).toMatchObject({ scene: 'Boat', is_authored: true });
    expect(await whyAfter({})).toMatchObject({
      scene: 'Far bank',
      came: { by: 'continue', text: null },
      steps_to_ending: 0,
      model_used: null,
      is_authored: true,
      credits_consumed: 0,
    });
  });

  it('Immerse and Show, which stay in the scene', async () => {
    const { whyAfter } = await aPlayer();
    expect(await whyAfter({ action_type: 'immerse' })).toMatchObject({
      turn_in_scene: 2,
      came: { by: 'immerse', text: null },
    });
    const show = { action_type: 'show', selected_model: 'vishvakarma' } as const;
    expect(await whyAfter(show)).toMatchObject({
      turn_in_scene: 2,
      came: { by: 'show', text: null },
      model_used: 'vishvakarma',
    });
  });

  it('a retelling: what it tells once more, and the state from before that', async () => {
    const { whyAfter } = await aPlayer();
    const first = await whyAfter(choose('Swim'));
    expect(await whyAfter({ action_type: 'retell' })).toEqual({
      ...first,
      came: { by: 'retelling', text: 'Swim' },
      duration_ms: expect.any(Number) as number,
    });
  });

  it('what the narrator remembered, and the provider’s model that told it', async () => {
    const { whyAfter } = await aPlayer();
    play.tells({
      narrate: () => [
        { text: 'The bell rings again.' },
        { remembered: ['the bell you rang', 'Nobody swims here at night.'] },
        { teller: { narrator: 'model', name: 'llama' } },
      ],
    });
    expect(await whyAfter(type('I listen'))).toMatchObject({
      remembered: ['the bell you rang', 'Nobody swims here at night.'],
      model_used: 'tenali',
      told_by: 'llama',
      is_authored: false,
    });
  });

  it.each(REASONS_TO_STEP_IN)('why it was not a model: %s', async (steppedIn) => {
    const { whyAfter } = await aPlayer();
    const teller = { narrator: 'built_in', steppedIn } as const;
    play.tells({ narrate: () => [{ text: 'The bell rings again.' }, { teller }] });
    expect(await whyAfter(type('I listen'))).toMatchObject({
      model_used: 'tenali',
      told_by: null,
      stepped_in: steppedIn,
      credits_consumed: 0,
    });
  });

  it('that the model told it, even if most of its answer was left out and the turn is free', async () => {
    const { whyAfter } = await aPlayer();
    const teller = { narrator: 'model', name: 'llama', isFree: true } as const;
    play.tells({ narrate: () => [{ text: 'The bell rings again.' }, { teller }] });
    expect(await whyAfter(type('I listen'))).toMatchObject({
      told_by: 'llama',
      stepped_in: null,
      credits_consumed: 0,
    });
  });

  it('why it was not a model that drew', async () => {
    const { whyAfter } = await aPlayer();
    play.tells({
      illustrate: () => ({
        image_url: '/scenes/a.svg',
        style: 'vishvakarma',
        prompt: 'a river',
        steppedIn: 'daily_limit',
      }),
    });
    const show = { action_type: 'show', selected_model: 'vishvakarma' } as const;
    expect(await whyAfter(show)).toMatchObject({ stepped_in: 'daily_limit' });
  });

  it('a part of a story without a graph: no scene, and no end in sight', async () => {
    const { whyAfter } = await aPlayer({ story_structure: '{}' });
    expect(await whyAfter({})).toMatchObject({
      scene: null,
      turn_in_scene: 2,
      steps_to_ending: null,
      is_new_scene: false,
    });
  });

  it('a scene by a name in words, and no way from it to an ending', async () => {
    const story_structure = JSON.stringify({
      start_node: 'the_long_road',
      nodes: { the_long_road: { text: 'On.', choices: [{ text: 'Walk', target: 'the_long_road' }] } },
    });
    const { why, opening } = await aPlayer({ story_structure });
    expect(await why(opening)).toMatchObject({ scene: 'The long road', steps_to_ending: null });
  });
});

describe('a session from an earlier part', () => {
  async function branchAfter(move: Parameters<typeof play.act>[2]) {
    const { who, session, why } = await aPlayer();
    const { turn_id } = await play.act(who, session.id, move);
    const { body } = await play.call('branchSession', {
      ...who,
      params: { session_id: session.id },
      body: { turn_id },
    });
    const { id } = body.session_data.narrative_history.at(-1)!;
    return { session_id: body.id, id, why: () => why(id, body.id) };
  }

  it('explains its copied turns, and that they were not paid for again', async () => {
    expect(await (await branchAfter(choose('Swim'))).why()).toMatchObject({
      scene: 'River',
      came: { by: 'choice', text: 'Swim' },
      model_used: 'tenali',
      is_authored: false,
      credits_consumed: 0,
      is_new_scene: true,
    });
    expect(await (await branchAfter(choose('Ring the bell'))).why()).toMatchObject({
      scene: 'Boat',
      is_authored: true,
    });
  });

  /** A session from a fork as older versions stored it: with only the text of the turn from which it began. */
  async function begunByAnOlderVersion(move: Parameters<typeof play.act>[2]) {
    const branch = await branchAfter(move);
    await play.db
      .updateTable('turns')
      .set({ parent_id: null, action_type: 'story_start', selected_choice: null, model_used: null })
      .where('id', '=', branch.id)
      .execute();
    await play.db
      .deleteFrom('turns')
      .where('session_id', '=', branch.session_id)
      .where('id', '!=', branch.id)
      .execute();
    return branch.why();
  }

  it('of an older version begins with a copied turn, and does not take a narrator’s text for the author’s', async () => {
    expect(await begunByAnOlderVersion(choose('Swim'))).toMatchObject({
      scene: 'River',
      came: { by: 'branch', text: null },
      model_used: null,
      hands: [],
      is_authored: false,
      credits_consumed: 0,
      is_new_scene: false,
    });
    expect(await begunByAnOlderVersion(choose('Ring the bell'))).toMatchObject({ is_authored: true });
  });
});

import type { StoryStructure } from '@kathaloka/contract/entities';
import { playStory } from '@kathaloka/story';
import { describe, expect, it } from 'vitest';
import { beginPlaytest, offeredIn, type PlaytestStep, stepOn, variablesOf } from './playtest.ts';

const structure: StoryStructure = {
  start_node: 'ford',
  nodes: {
    ford: {
      text: 'You stand at the ford.',
      choices: [
        { text: 'Go on', target: 'bank', effect: 'gain lamp; courage + 1' },
        { text: 'Go on', target: 'hut' },
        { text: 'Swim', target: 'bank', condition: 'has rope' },
      ],
    },
    hut: { text: 'A hut.', choices: [{ text: 'Back', target: 'ford' }] },
    bank: {
      text: 'It is dark.',
      variants: [{ condition: 'has lamp', text: 'The lamp shows the bank.' }],
      choices: [],
    },
  },
};
const config = { commands: { continue: { cost: 1 } }, xp_gain_multiplier: 1 };
const story = playStory({ story_structure: structure, initial_xp: 5, total_scenes: 3, game_config: config });
const NOTHING = { numbers: new Map<string, number>(), things: new Set<string>() };
const begun = beginPlaytest(story, 'ford', NOTHING);

function step(from: PlaytestStep, move: Parameters<typeof stepOn>[2]): PlaytestStep {
  const next = stepOn(story, from, move);
  if ('code' in next) throw new Error(next.code);
  return next;
}

describe('A playtest', () => {
  it('shows the author’s text, or the variant whose condition holds', () => {
    expect(begun.text).toBe('You stand at the ford.');
    const next = step(begun, { choice: 0 });
    expect(next).toMatchObject({
      text: 'The lamp shows the bank.',
      state: { node: 'bank', is_completed: true },
    });
    expect(beginPlaytest(story, 'bank', NOTHING).text).toBe('It is dark.');
  });

  it('distinguishes choices with the same text', () => {
    expect(step(begun, { choice: 1 })).toMatchObject({ state: { node: 'hut' }, chosen: { index: 1 } });
  });

  it('prints the answer to a choice that asks, or else the default', () => {
    const asking = playStory({
      story_structure: {
        start_node: 'gate',
        nodes: {
          gate: {
            text: 'Who is there?',
            choices: [{ text: 'Say who you are', target: 'hall', ask: 'name' }],
          },
          hall: { text: 'Come in, {name | stranger}.', choices: [] },
        },
      },
      initial_xp: 5,
      total_scenes: 2,
      game_config: config,
    });
    const atGate = beginPlaytest(asking, 'gate', NOTHING);
    const moves = [{ choice: 0, answer: 'Meera' }, { choice: 0 }, { words: 'Say who you are' }];
    expect(moves.map((move) => stepOn(asking, atGate, move))).toMatchObject([
      { text: 'Come in, Meera.', chosen: { answer: 'Meera' } },
      { text: 'Come in, stranger.' },
      { text: 'Come in, stranger.' },
    ]);
  });

  it('starts at any scene, with given variables', () => {
    const withRope = beginPlaytest(story, 'ford', { numbers: new Map(), things: new Set(['rope']) });
    const swim = story.graph.nodes.get('ford')!.choices[2]!;
    expect(offeredIn(story, withRope.state)).toContain(swim);
    expect(offeredIn(story, begun.state)).not.toContain(swim);
    expect(step(withRope, { choice: 2 }).state.node).toBe('bank');
    expect(variablesOf(story)).toEqual({ numbers: ['courage'], things: ['lamp'] });
  });

  it('stays in the scene for text that fits none of its choices', () => {
    const next = step(begun, { words: 'I sing' });
    expect(next).toMatchObject({ text: '', typed: 'I sing', state: { node: 'ford' } });
    expect(next.chosen).toBeUndefined();
  });

  it('reports the move at which a player would have no XP left', () => {
    const poor = { ...begun, state: { ...begun.state, current_xp: 0 } };
    const refused = stepOn(story, poor, { words: 'I sing' });
    expect(refused).toEqual({ code: 'xp_short', current_xp: 0, required_xp: 1 });
    // the XP gained in the next scene pays for the choice
    expect(step(poor, { choice: 1 }).state.node).toBe('hut');
  });
});

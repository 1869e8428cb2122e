import { describe, expect, it } from 'vitest';
import type { StoryChoice } from '@kathaloka/contract/entities';
import { advance, beginPlay, edgesOf } from './index.ts';
import { earnedChoices } from './earnedChoices.ts';
import { playStory } from './playStory.ts';

/** A story in which the player may help at a bank, and then comes to a gate. */
function earnedAt(gate: Partial<StoryChoice>, ways: readonly Partial<StoryChoice>[], taken = ways.length) {
  const nodes = Object.fromEntries([
    ...ways.map((way, index) => [
      `s${index}`,
      {
        text: 'A scene.',
        choices: [
          { text: 'Go on', target: `s${index + 1}`, ...way },
          { text: 'Go past', target: `s${index + 1}` },
        ],
      },
    ]),
    [`s${ways.length}`, { text: 'A gate.', choices: [{ text: 'Pass', target: 'end', ...gate }] }],
    ['end', { text: 'The end.', choices: [] }],
  ]);
  const play = playStory({
    story_structure: { start_node: 's0', nodes },
    initial_xp: 1000,
    total_scenes: 5,
    game_config: { xp_gain_multiplier: 1, commands: {} },
  });
  let state = { ...beginPlay(play), deeds: ['what another version calls a deed'] as readonly string[] };
  ways.forEach((_, index) => {
    const result = advance(play, state, { kind: 'choice', text: index < taken ? 'Go on' : 'Go past' });
    if (!result.refusal) state = result.next;
  });
  return earnedChoices(play, state, edgesOf(play, state));
}

describe('A choice that a deed has earned', () => {
  it('names the deed that gave what it asks for', () => {
    const found = earnedAt({ condition: 'has sign' }, [{ effect: 'gain sign', deed: 'the boy you fed' }]);
    expect(found).toEqual([{ text: 'Pass', deed: 'the boy you fed' }]);
  });

  it('names the latest of several', () => {
    const found = earnedAt({ condition: 'oil >= 2' }, [
      { effect: 'oil + 1', deed: 'the oil you begged' },
      { effect: 'oil + 1', deed: 'the oil you pressed' },
    ]);
    expect(found).toEqual([{ text: 'Pass', deed: 'the oil you pressed' }]);
  });

  it('is explained by the effects that all choices with the same deed share', () => {
    const deed = 'the boy you fed';
    const ways = [
      { effect: 'gain sign; gain bread', deed },
      { effect: 'gain sign; gain lamp', deed },
    ];
    expect(earnedAt({ condition: 'has sign' }, ways)).toEqual([{ text: 'Pass', deed }]);
    expect(earnedAt({ condition: 'has lamp' }, ways)).toEqual([]);
    expect(earnedAt({ condition: 'has bread' }, ways)).toEqual([]);
  });

  it('names none that it would do without', () => {
    const ways = [{ effect: 'oil + 2' }, { effect: 'oil + 1', deed: 'the oil you pressed' }];
    expect(earnedAt({ condition: 'oil >= 2' }, ways)).toEqual([]);
    expect(earnedAt({}, ways)).toEqual([]);
  });

  it('names none that gave nothing, was not done, or was undone since', () => {
    expect(earnedAt({ condition: 'not has vow' }, [{ deed: 'the bell you rang' }])).toEqual([]);
    const feed = { effect: 'gain sign', deed: 'the boy you fed' };
    expect(earnedAt({ condition: 'not has sign' }, [feed], 0)).toEqual([]);
    expect(earnedAt({ condition: 'not has sign' }, [feed, { effect: 'lose sign' }])).toEqual([]);
  });

  it('names no deed that set a number: what it was before is not known', () => {
    const ways = [{ effect: 'oil + 5' }, { effect: 'oil = 3', deed: 'the oil you weighed' }];
    expect(earnedAt({ condition: 'oil >= 2' }, ways)).toEqual([]);
  });

  it('names what took away the thing that would have closed it', () => {
    const ways = [{ effect: 'gain debt' }, { effect: 'lose debt', deed: 'the debt you paid' }];
    expect(earnedAt({ condition: 'not has debt' }, ways)).toEqual([
      { text: 'Pass', deed: 'the debt you paid' },
    ]);
  });

  it.each([
    ['has key', 'take key'],
    ['holds meher key', 'give key to meher'],
    ['owes ila', 'owe ila "her mother"'],
    ['not owes ila', 'keep ila', 'owe ila "her mother"'],
    ['dead kasam', 'kill kasam'],
  ])('is earned where it asks for %s by %s', (condition, effect, before = 'gain sign') => {
    const ways = [{ effect: before }, { effect, deed: 'what you did' }];
    expect(earnedAt({ condition }, ways)).toEqual([{ text: 'Pass', deed: 'what you did' }]);
    expect(earnedAt({ condition }, [...ways, { effect: 'take bread', deed: 'what you ate' }])).toHaveLength(
      1,
    );
  });
});

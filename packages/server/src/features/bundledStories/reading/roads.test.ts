import { GAME_CONFIG_DEFAULTS } from '@kathaloka/contract/limits';
import { playStory } from '@kathaloka/story';
import { expect, it } from 'vitest';
import { otherWords, roadsOf } from './roads.ts';

it('Two texts differ by the share of the words of the longer one that the other lacks', () => {
  expect(otherWords('a b c d e', 'a b c d e')).toBe(0);
  expect(otherWords('a b c d e', 'a b c d x')).toBeCloseTo(0.2);
  expect(otherWords('a a b', 'a b')).toBeCloseTo(1 / 3);
  expect(otherWords('', 'a b')).toBe(1);
});

const turns = (variant: string, choice: object = {}) =>
  roadsOf(
    playStory({
      story_structure: {
        start_node: 'a',
        nodes: {
          a: {
            text: 'A road.',
            choices: [
              { text: 'One', target: 'b', effect: 'gain lamp' },
              { text: 'Other', target: 'b', ...choice },
            ],
          },
          b: {
            text: 'The hall is dark and empty.',
            variants: [{ condition: 'has lamp', text: variant }],
            choices: [],
          },
        },
      },
      initial_xp: 10,
      total_scenes: 2,
      game_config: { commands: {}, ...GAME_CONFIG_DEFAULTS },
    }),
    { plays: 10, seed: 1 },
  ).share;

it('A road turns where 40 % of the words are others, and not for a phrase', () => {
  expect(turns('The hall is dark and wide.')).toBe(0);
  expect(turns('The hall shines, and somebody waits.')).toBe(1);
});

it('A road turns where an attempt may stay in its scene', () => {
  expect(
    turns('The hall is dark and wide.', { target: '', check: 'nerve >= 3', lose_text: 'Not you.' }),
  ).toBe(1);
});

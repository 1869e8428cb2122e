import { GAME_CONFIG_DEFAULTS } from '@kathaloka/contract/limits';
import type { StoryStructure } from '@kathaloka/contract/entities';
import { expect, it } from 'vitest';
import { beginPlay } from './beginPlay.ts';
import { canMoveTo } from './canMoveTo.ts';
import { type PlayStory, playStory } from './playStory.ts';

const storyOf = (change: Partial<StoryStructure>, choice = {}): PlayStory =>
  playStory({
    story_structure: {
      start_node: 'cave',
      nodes: {
        cave: { text: 'Dark.', choices: [{ text: 'Go', target: 'end', ...choice }] },
        end: { text: 'The end.', choices: [] },
      },
      ...change,
    },
    initial_xp: 10,
    total_scenes: 2,
    game_config: { commands: {}, ...GAME_CONFIG_DEFAULTS, inventory_slots: 0 },
  });
const state = beginPlay(storyOf({}));

it('A play can move to a version with its scene and a way on, or with things to put down before', () => {
  expect(canMoveTo(storyOf({}), state)).toBe(true);
  expect(canMoveTo(storyOf({}, { condition: 'has key' }), state)).toBe(false);
  expect(canMoveTo(storyOf({}), { ...state, node: 'gone' })).toBe(false);
  const things = { lamp: { name: 'the lamp' } };
  expect(canMoveTo(storyOf({ things }), { ...state, things: ['lamp'] })).toBe(true);
});

it('A play that never had health cannot move to a version in which nobody lives without it', () => {
  const counted = storyOf({ lost_at: 'end' }, { effect: 'health - 1' });
  expect(canMoveTo(counted, state)).toBe(false);
  expect(canMoveTo(counted, beginPlay(counted))).toBe(true);
});

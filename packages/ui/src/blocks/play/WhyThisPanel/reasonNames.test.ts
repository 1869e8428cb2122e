import { aTurnReasons } from '@kathaloka/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { distanceName, wayName } from './reasonNames.ts';

describe('how the player came to a turn', () => {
  it.each([
    ['opening', null, 1, 'opening'],
    ['branch', null, 3, 'branch'],
    ['choice', 'Swim', 1, 'choice'],
    ['choice', 'Look at the reeds', 2, 'side_path'],
    ['free_text', 'I swim', 1, 'understood'],
    ['free_text', 'I count the stars', 2, 'free_text'],
    ['continue', null, 1, 'only_way'],
    ['continue', null, 2, 'continue'],
    ['time_up', 'I sit down and wait', 1, 'time_up'],
    ['immerse', null, 2, 'immerse'],
    ['show', null, 1, 'show'],
    ['retelling', 'Swim', 1, 'retelling'],
    ['retelling', null, 2, 'retold'],
  ] as const)('%s of %j as part %i of its scene: %s', (by, text, turn_in_scene, name) => {
    expect(wayName(aTurnReasons({ came: { by, text }, turn_in_scene }))).toBe(name);
  });
});

describe('how far an ending is', () => {
  it.each([
    [null, 'unknown'],
    [0, 'ended'],
    [1, 'one_step'],
    [2, 'few_steps'],
    [4, 'few_steps'],
    [5, 'far'],
  ] as const)('%s steps: %s', (steps_to_ending, name) => {
    expect(distanceName({ steps_to_ending })).toBe(name);
  });
});

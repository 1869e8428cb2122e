import { expect, it } from 'vitest';
import { aNarrationTask, aSceneSheet, aStorySheet } from '../../testing/narratorTasks.ts';
import { beforeTurn } from './beforeTurn.ts';

const LAST = 'Meher counts the coins twice.';
const scene = aSceneSheet({ text: 'The gate is shut. Kasam sits before it.', mode: 'guided' });
const task = aNarrationTask({
  kind: 'detour',
  story: aStorySheet({ things: { key: { name: 'the brass key' } } }),
  scene,
  state: { ...aNarrationTask().state, things: ['key', 'dead ravi'] },
  history: [
    { action_type: 'continue', input: null, text: 'Long ago it rained.' },
    { action_type: 'custom_action', input: 'wait', text: LAST },
  ],
  memory: {
    summaries: [],
    facts: [
      { key: 'debt', value: 'two coins to Kasam', known_to: ['you', 'Kasam'] },
      { key: 'plan', value: 'to flee by night', known_to: ['somebody far away'] },
    ],
  },
});

it('What holds before a turn is what the rules and the memory know, the scene, and what was told last', () => {
  expect(beforeTurn(task).split('\n')).toEqual([
    'you: have the brass key',
    'Ravi: dead',
    'only you and Kasam know: debt: two coins to Kasam',
    scene.text,
    LAST,
  ]);
});

it('Before a bridge the scene has not begun, and the scene that was told last stands there once', () => {
  expect(beforeTurn({ ...task, kind: 'scene' })).not.toContain('The gate is shut.');
  const first = { ...task, history: [{ action_type: 'continue', input: null, text: scene.text }] };
  expect(beforeTurn(first).split('The gate is shut.')).toHaveLength(2);
});

it('A long scene is cut at a sentence', () => {
  const long = { ...task, scene: { ...scene, text: 'The gate is shut. '.repeat(200) } };
  expect(beforeTurn(long).length).toBeLessThan(1500);
  expect(beforeTurn(long)).toMatch(/The gate is shut\.\nMeher counts/);
});

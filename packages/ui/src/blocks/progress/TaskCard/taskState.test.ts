import { aTask } from '@kathaloka/contract/fixtures';
import { expect, it } from 'vitest';
import { taskState, waitsForLevel } from './taskState.ts';

it.each([
  [false, false, 'open'],
  [false, true, 'completed'],
  [true, false, 'locked'],
  [true, true, 'locked'],
])('A task with locked: %s and completed: %s is %s', (is_locked, is_completed, state) => {
  expect(taskState({ is_locked, is_completed })).toBe(state);
});

it.each([
  ['was done before it', {}, true],
  ['is open', { is_locked: false }, false],
  ['is paid', { is_completed: true }, false],
  ['is not done', { current_value: 2 }, false],
  ['has none', { level_required: null }, false],
])('waitsForLevel for a task that %s', (_name, changes, waits) => {
  const done = { is_locked: true, level_required: 3, current_value: 3, target_value: 3 };
  expect(waitsForLevel(aTask({ ...done, ...changes }))).toBe(waits);
});

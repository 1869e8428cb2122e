import { expect, it } from 'vitest';
import { taskState } from './taskState.ts';

it.each([
  [false, false, 'open'],
  [false, true, 'completed'],
  [true, false, 'locked'],
  [true, true, 'locked'],
])('A task that is locked: %s, completed: %s is %s', (is_locked, is_completed, state) => {
  expect(taskState({ is_locked, is_completed })).toBe(state);
});

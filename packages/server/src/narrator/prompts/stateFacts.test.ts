import { expect, it } from 'vitest';
import { aNarrationTask } from '../../testing/narratorTasks.ts';
import { latestDeeds, stateFacts } from './stateFacts.ts';

const { state } = aNarrationTask();
const deeds = Array.from({ length: 12 }, (_, index) => `did number ${index + 1}`);

it('The latest deeds are told, in their order', () => {
  expect(latestDeeds({ ...state, deeds })).toEqual(deeds.slice(4));
  expect(latestDeeds({ ...state, deeds: deeds.slice(0, 3) })).toEqual(deeds.slice(0, 3));
});

it('A prompt has the latest deeds, and none of the earlier ones', () => {
  const facts = stateFacts({ ...state, deeds }, { names: [], beats: [], words: {} }).join('\n');
  expect(facts).toContain('did number 12');
  expect(facts).not.toContain('did number 4,');
});

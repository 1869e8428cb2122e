import { expect, it } from 'vitest';
import { ways } from '../testing/ways.ts';
import { checkStory } from './storyChecks.ts';

it('A choice that asks for a word differs from a choice with the same target, because it changes the text', () => {
  const asks = (target: string) => ({ target, ask: 'name' });
  const story_structure = ways({ a: ['b', asks('b')], b: ['c', asks('c'), 'd'], c: [], d: [] });
  story_structure.nodes['c']!.text = 'Good evening, {name | stranger}.';
  expect(checkStory({ story_structure })).toEqual([]);
});

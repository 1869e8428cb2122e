import { expect, it } from 'vitest';
import { soundStory } from '../testing/brokenStories/index.ts';
import { translated } from '../testing/translated.ts';
import { checkStory } from './storyChecks.ts';

it('A layer that was written by hand is not called stale: nobody knows what it was made from', () => {
  const story = soundStory();
  const { made_from: _, ...written } = translated(story);
  expect(checkStory({ ...story, layers: { hi: written } })).toEqual(checkStory(story));
});

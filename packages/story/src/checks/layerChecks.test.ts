import { expect, it } from 'vitest';
import { soundStory } from '../testing/brokenStories/index.ts';
import { translated } from '../testing/translated.ts';
import { checkStory } from './storyChecks.ts';

it('A layer written by hand is not called stale, because the originals of its texts are unknown', () => {
  const story = soundStory();
  const { made_from: _, ...written } = translated(story);
  expect(checkStory({ ...story, layers: { hi: written } })).toEqual(checkStory(story));
});

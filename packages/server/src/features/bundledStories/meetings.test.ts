import type { StoryCreate, StoryStructure } from '@kathaloka/contract/entities';
import { graphOf } from '@kathaloka/story';
import { expect, it } from 'vitest';
import { readBundledStories } from './bundledStory.ts';
import { meetingFindings } from './meetings.ts';

/** A story whose first scene has a variant for readers who have met somebody. */
const told = (key: string, met: string | null, meets?: string[]) => {
  const variants = met === null ? [] : [{ condition: `met ${met}`, text: 'You again.' }];
  const story_structure: StoryStructure = {
    start_node: 'a',
    nodes: { a: { text: 'You.', choices: [], variants } },
    ...(meets && { meets }),
  };
  return { key, story: { story_structure, language: 'en' } as StoryCreate };
};

it('Whoever is greeted is met in another story of the shelf, and whoever is met is greeted', () => {
  expect(meetingFindings([told('one', null, ['yama']), told('two', 'yama')])).toEqual([]);
  expect(meetingFindings([told('one', 'yama', ['yama']), told('two', null), told('three', 'yma')])).toEqual([
    'one: “yama” is greeted, and met in no other story.',
    'one: “yama” is met, and greeted in no other story.',
    'three: “yma” is greeted, and met in no other story.',
  ]);
});

it('Yama, Birbal and Betaal, and no other people, greet readers who have met them before', () => {
  const shelf = readBundledStories();
  expect(meetingFindings(shelf)).toEqual([]);
  const greeted = shelf.flatMap(({ story }) => [...graphOf(story.story_structure).greets]);
  expect([...new Set(greeted)].sort()).toEqual(['betaal', 'birbal', 'yama']);
});

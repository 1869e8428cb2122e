import { graphOf } from '@kathaloka/story';
import type { BundledStory } from './bundledStory.ts';

type Told = Pick<BundledStory, 'key' | 'story'>;

/** Names the people who are greeted in a story but met in no other story of the shelf, and the reverse. */
export function meetingFindings(shelf: readonly Told[]): string[] {
  const stories = shelf.map(({ key, story }) => ({ key, ...graphOf(story.story_structure, story.language) }));
  const elsewhere = (key: string, list: 'meets' | 'greets', name: string) =>
    stories.some((other) => other.key !== key && other[list].has(name));
  return stories.flatMap(({ key, meets, greets }) => [
    ...[...greets]
      .filter((name) => !elsewhere(key, 'meets', name))
      .map((name) => `${key}: “${name}” is greeted, and met in no other story.`),
    ...[...meets]
      .filter((name) => !elsewhere(key, 'greets', name))
      .map((name) => `${key}: “${name}” is met, and greeted in no other story.`),
  ]);
}

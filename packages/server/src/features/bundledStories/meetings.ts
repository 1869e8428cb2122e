import { graphOf } from '@kathaloka/story';
import type { BundledStory } from './bundledStory.ts';

type Told = Pick<BundledStory, 'key' | 'story'>;

/** People who are greeted without being met in another story of the shelf, or the reverse. */
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

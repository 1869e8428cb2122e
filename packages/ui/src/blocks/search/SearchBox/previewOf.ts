import type { Story } from '@kathaloka/contract/entities';
import { SEARCH_PREVIEW_LENGTH } from '@kathaloka/contract/limits';
import { summaryOf } from '../../catalogue/StoryCard/summaryOf.ts';

/** The text below a result's title: the tagline, or else the beginning of the description. */
export function previewOf(story: Pick<Story, 'tagline' | 'story_description'>): string {
  const tagline = story.tagline.trim();
  if (tagline) return tagline;
  const characters = Array.from(summaryOf(story));
  const beginning = characters.slice(0, SEARCH_PREVIEW_LENGTH).join('').trimEnd();
  return characters.length > SEARCH_PREVIEW_LENGTH ? `${beginning}…` : beginning;
}

import { curlyQuotes } from '@kathaloka/story/emphasis';
import type { StoryCardStory } from './storyCardStory.ts';

/** The text below a card's title: the tagline, otherwise the description without Markdown. */
export function summaryOf({
  tagline = '',
  story_description = '',
}: Pick<StoryCardStory, 'tagline' | 'story_description'>): string {
  return curlyQuotes(tagline.trim() || plainText(story_description));
}

function plainText(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replaceAll(/[*_`~]+(?=\S)|(?<=\S)[*_`~]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

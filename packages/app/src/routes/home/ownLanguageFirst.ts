import type { HomeStory } from '@kathaloka/contract/entities';
import { playLanguage } from '@kathaloka/ui';

/**
 * The stories, those first that are written in the language, then those that are translated into it, which guests can
 * play only as they were written; otherwise in their order.
 */
export function ownLanguageFirst(stories: readonly HomeStory[], language: string): HomeStory[] {
  const rankOf = (story: HomeStory) =>
    story.language === language ? 0 : playLanguage(story, language) ? 1 : 2;
  return stories.toSorted((one, other) => rankOf(one) - rankOf(other));
}

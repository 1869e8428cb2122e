import type { HomeStory } from '@kathaloka/contract/entities';
import { playLanguage } from '../../blocks/translation.ts';
import type { HomeScreenProps } from './homeProps.ts';

type Lists = Pick<HomeScreenProps, 'featured' | 'trending' | 'rows'>;

/**
 * The story of the banner: the first one that is written in the reader's language, featured ones before others; else a
 * featured one that is translated into it; else the first featured one. None if nothing is featured.
 */
export function bannerStory(
  { featured = [], trending = [], rows = [] }: Lists,
  language: string,
): HomeStory | undefined {
  if (featured.length === 0) return undefined;
  const all = [...featured, ...trending, ...rows.flatMap(({ stories }) => stories)];
  return (
    all.find((story) => story.language === language) ??
    featured.find((story) => playLanguage(story, language)) ??
    featured[0]
  );
}

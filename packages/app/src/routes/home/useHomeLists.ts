import type { HomeStory } from '@kathaloka/contract/entities';
import { storyWords, useWords } from '@kathaloka/ui';
import { useDeferredValue, useMemo } from 'react';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import { ownLanguageFirst } from './ownLanguageFirst.ts';
import { useFollowedStories } from './useFollowedStories.ts';
import { type CategoryRow, rowsByCategory } from './rowsByCategory.ts';

interface LoadedLists {
  readonly pages: readonly { readonly stories: readonly HomeStory[] }[] | undefined;
  readonly featured: readonly HomeStory[] | undefined;
  readonly trending: readonly HomeStory[] | undefined;
}

interface Lists {
  readonly rows: readonly CategoryRow[] | undefined;
  readonly featured: readonly HomeStory[] | undefined;
  readonly trending: readonly HomeStory[] | undefined;
}

/**
 * The lists of Home, those stories first that can be read in the language of the page. Each page of the list is ordered
 * for itself, so that a later one only adds to the rows.
 */
function useOrdered({ pages, featured, trending }: LoadedLists): Lists {
  const { ownLanguage } = useWords(storyWords);
  return {
    rows: useMemo(
      () => pages && rowsByCategory(pages.flatMap(({ stories }) => ownLanguageFirst(stories, ownLanguage))),
      [pages, ownLanguage],
    ),
    featured: useMemo(() => featured && ownLanguageFirst(featured, ownLanguage), [featured, ownLanguage]),
    trending: useMemo(() => trending && ownLanguageFirst(trending, ownLanguage), [trending, ownLanguage]),
  };
}

/**
 * The lists of Home in order, deferred so that rendering the cards does not block scrolling and clicks. The first rows
 * are rendered before all others, unless the server has rendered all rows.
 */
export function useHomeLists(loaded: LoadedLists): Lists & { readonly followed: readonly HomeStory[] } {
  const { rows, featured, trending } = useOrdered(loaded);
  const isHydrated = useIsHydrated();
  return {
    rows: useDeferredValue(rows, isHydrated ? rows && [] : rows),
    featured: useDeferredValue(featured),
    trending: useDeferredValue(trending, isHydrated ? undefined : trending),
    followed: useDeferredValue(useFollowedStories()),
  };
}

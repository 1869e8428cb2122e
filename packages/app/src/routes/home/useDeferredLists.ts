import type { HomeStory } from '@kathaloka/contract/entities';
import { useDeferredValue } from 'react';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import type { CategoryRow } from './rowsByCategory.ts';

interface Lists {
  readonly rows: readonly CategoryRow[] | undefined;
  readonly featured: readonly HomeStory[] | undefined;
  readonly trending: readonly HomeStory[] | undefined;
}

/**
 * The lists of Home, deferred so that rendering the cards does not block scrolling and clicks. The first rows
 * are rendered before all others, unless the server has rendered all rows.
 */
export function useDeferredLists({ rows, featured, trending }: Lists): Lists {
  const isHydrated = useIsHydrated();
  return {
    rows: useDeferredValue(rows, isHydrated ? rows && [] : rows),
    featured: useDeferredValue(featured),
    trending: useDeferredValue(trending, isHydrated ? undefined : trending),
  };
}

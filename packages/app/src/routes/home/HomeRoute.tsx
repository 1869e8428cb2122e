import { messages } from '@kathaloka/contract/errors';
import { HomeScreen, useHomeWords } from '@kathaloka/ui';
import { useMemo } from 'react';
import { describeError } from '../../adapters/describeError.ts';
import { usePageTitle } from '../../adapters/usePageTitle.ts';
import {
  useListFeaturedStoriesQuery,
  useListStoriesInfiniteQuery,
  useListTrendingStoriesQuery,
} from '../../client.ts';
import { rowsByCategory } from './rowsByCategory.ts';

/** Page 1 comes with the featured and the trending stories; later pages add to their categories. */
export function HomeRoute() {
  usePageTitle(useHomeWords().title);
  const list = useListStoriesInfiniteQuery();
  const featured = useListFeaturedStoriesQuery();
  const trending = useListTrendingStoriesQuery();

  const pages = list.data?.pages;
  const rows = useMemo(() => pages && rowsByCategory(pages.flatMap(({ stories }) => stories)), [pages]);

  function handleRetry(): void {
    for (const query of [list, featured, trending]) if (query.isError) void query.refetch();
  }

  return (
    <HomeScreen
      rows={rows}
      featured={featured.isError ? [] : featured.data}
      trending={trending.isError ? [] : trending.data}
      error={list.isError && !list.isFetching ? describeError(list.error, messages.stories.list) : undefined}
      hasMore={list.hasNextPage}
      isLoadingMore={list.isFetchingNextPage}
      onLoadMore={() => void list.fetchNextPage()}
      onRetry={handleRetry}
    />
  );
}

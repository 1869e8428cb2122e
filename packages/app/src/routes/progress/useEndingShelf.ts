import { type ShelfState, foundEndingsWords, useWords } from '@kathaloka/ui';
import { useListFinishedStoriesInfiniteQuery } from '../../readerActions/sessionCalls.ts';

/** The shelf of endings, page by page. Loaded pages stay when the next one fails. */
export function useEndingShelf(): ShelfState {
  const words = useWords(foundEndingsWords);
  const list = useListFinishedStoriesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list;
  return {
    stories: data?.pages.flatMap(({ stories }) => stories),
    error: error !== undefined && !isFetching ? words.failed : undefined,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    onLoadMore: () => void fetchNextPage(),
    onRetry: () => void (data ? fetchNextPage() : refetch()),
  };
}

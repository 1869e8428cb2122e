import type { Author } from '@kathaloka/contract/entities';
import { useState } from 'react';
import { usePageAnswers } from '../../rendering/pageAnswers.ts';
import { useSession } from '../../session/useSession.ts';
import { useGetAuthorInfiniteQuery } from './calls.ts';

/** An author with the stories of all pages. The first page may have come with the document. */
export function useAuthorPages(username: string) {
  const { author: embedded } = usePageAnswers();
  const { isSignedIn } = useSession();
  const brought = embedded?.username === username && !isSignedIn ? embedded : undefined;
  const [wantsMore, setWantsMore] = useState(false);
  const from = brought?.next ?? '';
  const list = useGetAuthorInfiniteQuery(
    { username, from },
    { skip: brought !== undefined && !(wantsMore && from) },
  );
  const pages = [...(brought ? [brought] : []), ...(list.currentData?.pages ?? [])];
  const hasNext = list.currentData ? list.hasNextPage : from !== '';
  return {
    author: joined(pages),
    error: list.error,
    isFetching: list.isFetching,
    hasMore: hasNext,
    isLoadingMore: pages.length > 0 && list.isFetching,
    refetch: () => void list.refetch(),
    loadMore: () => {
      if (list.currentData) void list.fetchNextPage();
      else if (list.isError) void list.refetch();
      else setWantsMore(true);
    },
  };
}

function joined(pages: readonly Author[]): Author | undefined {
  const newest = pages.at(-1);
  return newest && { ...newest, stories: pages.flatMap(({ stories }) => stories) };
}

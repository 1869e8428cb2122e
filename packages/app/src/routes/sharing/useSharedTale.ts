import { isRefusal } from '@kathaloka/api';
import type { SharedTale } from '@kathaloka/contract/entities';
import { useFailureText, sharingWords, useWords } from '@kathaloka/ui';
import { useIsMissing, usePageAnswers } from '../../rendering/pageAnswers.ts';
import { useGetSharedTurnInfiniteQuery } from './calls.ts';

/** The tale of a link: its newest page, and earlier ones on demand. */
export function useSharedTale(token: string) {
  const { page: words } = useWords(sharingWords);
  const { failure } = useFailureText();
  const query = useGetSharedTurnInfiniteQuery(token);
  const { currentData, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const { sharedTurn } = usePageAnswers();
  // the embedded answer is used until a refetch fails, because the link may have ended
  const brought = sharedTurn?.token === token && !error ? sharedTurn.tale : undefined;
  const pages = currentData?.pages ?? (brought && [brought]);
  const hasEarlier = currentData ? hasNextPage : brought?.earlier_page != null;
  const isMissing = useIsMissing() && currentData === undefined;
  const isGone = isMissing || isRefusal(error, 'not_found') || isRefusal(error, 'validation_failed');
  return {
    /** The loaded parts stay when earlier ones fail to load, but not when the link has ended. */
    tale: pages && !isGone ? loadedOf(pages) : undefined,
    error: isFetching ? undefined : error,
    isGone,
    refetch,
    earlier: {
      onShowEarlier: hasEarlier ? () => void fetchNextPage() : undefined,
      loadingEarlier: isFetchingNextPage,
      earlierError: currentData && !isFetching ? failure(error, words.failed) : undefined,
    },
  };
}

/** Joins the pages; the newest comes first in the list. */
function loadedOf(pages: readonly SharedTale[]): SharedTale | undefined {
  const [newest] = pages;
  return newest && { ...newest, parts: pages.toReversed().flatMap(({ parts }) => parts) };
}

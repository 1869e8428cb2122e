import { useEffect, useEffectEvent } from 'react';
import { useListStoriesInfiniteQuery, useRefreshFirstPageMutation } from '../../client.ts';

/** Pages older than this are refetched on a return to Home. */
const FRESH_FOR_MS = 60_000;

/**
 * The list of Home, page by page. A user who returns finds all loaded pages; only the first is refetched, because
 * refetching all would take one request after the other.
 */
export function useHomeStories({ skip }: { readonly skip: boolean }) {
  const list = useListStoriesInfiniteQuery(undefined, { refetchOnMountOrArgChange: false, skip });
  const [refreshFirstPage] = useRefreshFirstPageMutation();

  const refreshOldList = useEffectEvent(() => {
    const age = Date.now() - (list.fulfilledTimeStamp ?? Date.now());
    if (age > FRESH_FOR_MS) void refreshFirstPage();
  });
  useEffect(() => refreshOldList(), []);

  return list;
}

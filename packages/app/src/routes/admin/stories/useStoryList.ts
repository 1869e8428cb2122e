import type { AdminStory } from '@kathaloka/contract/entities';
import { ADMIN_ROWS_PER_PAGE, ADMIN_STORY_SORTS, STORY_STATUSES } from '@kathaloka/contract/limits';
import type { AdminStoriesScreenProps } from '@kathaloka/ui';
import { useEffect } from 'react';
import { sortChanges, sortIn, useListAddress } from '../useListAddress.ts';
import { useShownPage } from '../useShownPage.ts';
import { useTypedFilter } from '../useTypedFilter.ts';
import { useListAllStoriesQuery, useListCategoriesQuery } from './calls.ts';

type Props = Omit<AdminStoriesScreenProps, 'onFeaturedChange' | 'stories' | 'error'>;

/** One page of all stories, as the address asks for it, and the handlers that change the address. */
export function useStoryList() {
  const address = useListAddress();
  const { read, readOneOf, change, page } = address;
  const status = readOneOf('status', [...STORY_STATUSES, 'bin']);
  const category_id = read('category');
  const author_id = read('author');
  const q = read('q') ?? '';
  const order = sortIn(address, ADMIN_STORY_SORTS);
  const [query, setQuery] = useTypedFilter(q, (text) => address.replace({ q: text }));

  const filters = {
    ...(q && { q }),
    ...(status === 'bin' ? { in_bin: 'true' } : status && { status }),
    ...(category_id && { category_id }),
    ...(author_id && { author_id }),
  };
  const list = useListAllStoriesQuery({
    query: { page, ...filters, ...(order && { sort: order.sort, order: order.order }) },
  });
  const { data: categories } = useListCategoriesQuery();
  const { data, sort } = useShownPage(list, order?.shown);

  // the page in the address may no longer exist
  const last = data?.total_pages ?? page;
  const isBeyond = !list.isFetching && data !== undefined && page > Math.max(1, last);
  useEffect(() => {
    if (isBeyond) address.replace({ page: last > 1 ? String(last) : undefined });
  });

  const props: Props = {
    query,
    onQueryChange: setQuery,
    status: status ?? 'any',
    onStatusChange: (value) => change({ status: value === 'any' ? undefined : value }),
    categories,
    categoryId: category_id ?? 'any',
    onCategoryChange: (value) => change({ category: value === 'any' ? undefined : value }),
    authorName: author_id === undefined ? undefined : authorOf(data?.stories, author_id),
    onAuthorClear: () => change({ author: undefined }),
    sort,
    onSortChange: (wanted) => change(sortChanges(wanted)),
    pagination: data && {
      page: data.page,
      totalPages: data.total_pages,
      total: data.total_stories,
      pageSize: ADMIN_ROWS_PER_PAGE,
      onPageChange: (target) => change({ page: String(target) }),
    },
  };
  return {
    stories: data?.stories,
    error: list.isFetching ? undefined : list.error,
    refetch: () => void list.refetch(),
    /** Identifies the filters, because a selection belongs to one filtered list. */
    filterKey: JSON.stringify(filters),
    showAuthor: (id: string | null) => id !== null && change({ author: id }),
    props,
  };
}

/** The name of the author; the id in the address until a story of theirs has loaded. */
function authorOf(stories: readonly AdminStory[] | undefined, id: string): string {
  const story = stories?.find(({ author_id }) => author_id === id);
  return story?.author.display_name?.trim() || (story?.author_username ?? '…');
}

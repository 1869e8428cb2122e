import { SEARCH_LIMIT } from '@kathaloka/contract/limits';
import type { SearchBoxProps } from '@kathaloka/ui';
import { useState } from 'react';
import { useSearchStoriesQuery, useSuggestStoriesQuery } from '../client.ts';

/** The results of the header's search box; none if the search has failed. */
export function useSiteSearch(): SearchBoxProps {
  const [query, setQuery] = useState('');
  const { currentData, isFetching } = useSearchStoriesQuery(
    { query: { q: query, limit: SEARCH_LIMIT } },
    { skip: query === '' },
  );
  const { currentData: suggestions } = useSuggestStoriesQuery(
    { query: { q: query } },
    { skip: currentData?.length !== 0 },
  );
  return {
    value: query,
    onValueChange: setQuery,
    results: currentData ?? [],
    loading: isFetching,
    suggestions,
  };
}

import type { SearchBoxProps } from '@kathaloka/ui';
import { useState } from 'react';
import { useSearchStoriesQuery } from '../client.ts';

/** What the search box of the header shows. A search that fails finds nothing. */
export function useSiteSearch(): SearchBoxProps {
  const [query, setQuery] = useState('');
  const { currentData, isFetching } = useSearchStoriesQuery(query, { skip: query === '' });
  return { query, results: currentData ?? [], isLoading: isFetching, onQueryChange: setQuery };
}

import { hasCode } from '@kathaloka/api';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { client } from '../../client.ts';

type CacheState = Parameters<typeof client.reducers.api>[0];

/**
 * Whether the server has refused to show something here: the person is no administrator, or not any more. Only what
 * was read counts, so that nobody loses a form because it could not be sent.
 */
export function useIsForbidden(): boolean {
  const isRefused = useSelector((state: { api: NonNullable<CacheState> }) =>
    Object.values(state.api.queries).some((query) => hasCode(query?.error, 'forbidden')),
  );
  // a refused list leaves the cache together with its page: forgotten, the page would come back and ask again, for ever
  const [wasRefused, setWasRefused] = useState(false);
  if (isRefused && !wasRefused) setWasRefused(true);
  return isRefused || wasRefused;
}

import { isRefusal } from '@kathaloka/api';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { client } from '../../client.ts';

type CacheState = Parameters<typeof client.reducers.api>[0];

/**
 * Whether the server has refused a query here, because the person is no administrator (any more). Only queries count,
 * so that a form is not lost because its submit was refused.
 */
export function useIsForbidden(): boolean {
  const isRefused = useSelector((state: { api: NonNullable<CacheState> }) =>
    Object.values(state.api.queries).some((query) => isRefusal(query?.error, 'forbidden')),
  );
  // remembered, because a refused query is removed with its page: the page would be shown again, and refetch in a loop
  const [wasRefused, setWasRefused] = useState(false);
  if (isRefused && !wasRefused) setWasRefused(true);
  return isRefused || wasRefused;
}

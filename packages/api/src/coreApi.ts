import { sessionCalls } from '@kathaloka/contract/calls';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import { type BaseQueryOptions, createBaseQuery } from './baseQuery/baseQuery.ts';
import { buildCalls } from './calls/buildCalls.ts';
import { TAGS } from './tags.ts';

/** A list that has been unused for longer than this is refetched when it is shown again. */
const FRESH_FOR_SECONDS = 60;
const CACHED_FOR_SECONDS = 600;

/** The only `createApi`, with the call that every page makes: who is signed in. Each area injects its own calls. */
export function createCoreApi(options: Omit<BaseQueryOptions, 'onBalanceChange'>) {
  const { session } = options;
  const empty = createApi({
    reducerPath: 'api',
    baseQuery: createBaseQuery({ ...options, onBalanceChange: (calling) => refreshBalance(calling) }),
    tagTypes: TAGS,
    keepUnusedDataFor: CACHED_FOR_SECONDS,
    refetchOnMountOrArgChange: FRESH_FOR_SECONDS,
    refetchOnReconnect: true,
    endpoints: () => ({}),
  });
  const core = empty.injectEndpoints({
    endpoints: (build) => ({
      /** Stored in the session slice and not in the cache, so that only the session knows who is signed in. */
      getMe: buildCalls(build, sessionCalls).callOnce('getMe', {
        async onQueryStarted(_nothing, { dispatch, queryFulfilled }) {
          const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
          if (data) session.refreshUser(dispatch, data);
        },
      }),
    }),
  });

  /** Refetches the credits of the session's user. */
  function refreshBalance({ dispatch }: BaseQueryApi): void {
    void dispatch(core.endpoints.getMe.initiate(undefined, { track: false }));
  }

  return core;
}

export type CoreApi = ReturnType<typeof createCoreApi>;

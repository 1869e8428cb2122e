import { createApi } from '@reduxjs/toolkit/query/react';
import { type BaseQueryOptions, createBaseQuery } from './baseQuery/baseQuery.ts';
import { TAGS } from './tags.ts';

/** A list that was left for longer than this is asked for anew when it comes back on screen. */
const FRESH_FOR_SECONDS = 60;
const KEPT_FOR_SECONDS = 600;

/** The one `createApi`: every area adds its calls to what this returns. */
export function createEmptyApi(options: BaseQueryOptions) {
  return createApi({
    reducerPath: 'api',
    baseQuery: createBaseQuery(options),
    tagTypes: TAGS,
    keepUnusedDataFor: KEPT_FOR_SECONDS,
    refetchOnMountOrArgChange: FRESH_FOR_SECONDS,
    refetchOnReconnect: true,
    endpoints: () => ({}),
  });
}

export type EmptyApi = ReturnType<typeof createEmptyApi>;

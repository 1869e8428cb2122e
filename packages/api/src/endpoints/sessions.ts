import { playCalls } from '@kathaloka/contract/calls';
import { BOOK_TYPE } from '@kathaloka/contract/limits';
import type { AnswerOf, CallInput } from '@kathaloka/contract/endpoints';
import { readObjectUrl } from '../calls/readObjectUrl.ts';
import { requestFor } from '../requestFor.ts';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';
import { mergeNewest } from './turns/mergeNewest.ts';

export const tagOf = (session_id: string) => [{ type: 'PlaySession' as const, id: session_id }];
/** Long enough for a large book over a slow connection. */
const BOOK_TIMEOUT_MS = 300_000;

export const SESSION_LIST = tagOf('list');

/** The cursor of a page. A type alias and not an interface, because the inferred type of the client contains it. */
type Rest = { readonly after?: string };

/**
 * The calls that read sessions, and the models to play with.
 *
 * @example
 * const { useListModelsQuery } = withSessions(client);
 */
export function withSessions({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, playCalls);
      return {
        listModels: build.call('listModels'),
        listSessions: build.call('listSessions', { providesTags: SESSION_LIST }),
        checkSession: build.call('checkSession', { providesTags: SESSION_LIST, keepUnusedDataFor: 0 }),
        getSession: build.call('getSession', {
          providesTags: (_session, _error, { params }) => tagOf(params.session_id),
          merge: mergeNewest,
          // may change in other tabs and on other devices: dropped from the cache with the page that shows it
          keepUnusedDataFor: 0,
        }),
        getEnding: build.call('getEnding', { keepUnusedDataFor: 0 }),
        // every session changes the answers: refetched by each page that shows them
        getFoundEndings: build.call('getFoundEndings', { keepUnusedDataFor: 0 }),
        /** An infinite query: one page after another, as they are requested. */
        listFinishedStories: build.infiniteQuery<AnswerOf<'listFinishedStories'>, void, Rest>({
          infiniteQueryOptions: {
            initialPageParam: {},
            getNextPageParam: ({ next }) => (next === null ? undefined : { after: next }),
          },
          query: ({ pageParam }) => requestFor(playCalls, 'listFinishedStories', { query: pageParam }),
          keepUnusedDataFor: 0,
        }),
        // never cached: every turn changes the answer
        mapSession: build.callOnce('mapSession'),
        readReasons: build.callOnce('readReasons'),
        readMemory: build.callOnce('readMemory'),
        changeMemory: build.callOnce('changeMemory'),
        forgetMemory: build.callOnce('forgetMemory'),
        exportSession: build.callOnce('exportSession'),
        printBook: build.callOnce('printBook'),
        /** Downloads a book as an object URL, which the caller revokes. */
        downloadBook: build.mutation<string, CallInput<'downloadBook'>>({
          query: (input) => ({
            ...requestFor(playCalls, 'downloadBook', input),
            responseHandler: readObjectUrl(BOOK_TYPE),
            signal: AbortSignal.timeout(BOOK_TIMEOUT_MS),
          }),
        }),
      };
    },
  });
}

export type SessionsApi = ReturnType<typeof withSessions>;

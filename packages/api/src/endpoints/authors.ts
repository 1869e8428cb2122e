import { authorCalls } from '@kathaloka/contract/calls';
import type { Author } from '@kathaloka/contract/entities';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';
import { requestFor } from '../requestFor.ts';
import { storyList } from '../tags.ts';

/** An author, and the place of the list at which the first page begins; empty: at the newest story. */
export interface AuthorFrom {
  readonly username: string;
  readonly from: string;
}

/**
 * Authors with their published stories, page by page.
 *
 * @example
 * const { useGetAuthorInfiniteQuery } = withAuthors(client);
 */
export function withAuthors({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => ({
      getAuthor: buildCalls(plain, authorCalls).infiniteQuery<Author, AuthorFrom, string>({
        infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next ?? undefined },
        query: ({ queryArg: { username, from }, pageParam }) => {
          const after = pageParam || from || undefined;
          return requestFor(authorCalls, 'getAuthor', { params: { username }, query: { after } });
        },
        // what others publish and take down changes the answer
        keepUnusedDataFor: 0,
        providesTags: storyList('author'),
      }),
    }),
  });
}

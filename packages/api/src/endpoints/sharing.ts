import { sharingCalls } from '@kathaloka/contract/calls';
import type { AnswerOf } from '@kathaloka/contract/endpoints';
import { buildCalls } from '../calls/buildCalls.ts';
import { requestFor } from '../requestFor.ts';
import type { ApiClient } from '../createApiClient.ts';
import { SESSION_LIST } from './sessions.ts';

const LINKS = [{ type: 'Account' as const, id: 'links' }];

/**
 * Links to a turn: creating, listing and revoking one’s own, reading one, and playing on from it.
 *
 * @example const { useGetSharedTurnInfiniteQuery } = withSharing(client);
 */
export function withSharing({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, sharingCalls);
      return {
        shareTurn: build.call('shareTurn', { invalidatesTags: LINKS }),
        listSharedTurns: build.call('listSharedTurns', {
          providesTags: LINKS,
          // personal data: removed from the cache with the page that shows it
          keepUnusedDataFor: 0,
        }),
        revokeSharedTurn: build.call('revokeSharedTurn', { invalidatesTags: LINKS }),
        /** An infinite query: the first page has the newest parts, and each further page earlier ones. */
        getSharedTurn: build.infiniteQuery<AnswerOf<'getSharedTurn'>, string, number>({
          infiniteQueryOptions: {
            initialPageParam: 1,
            getNextPageParam: ({ earlier_page }) => earlier_page ?? undefined,
          },
          query: ({ queryArg: token, pageParam: page }) =>
            requestFor(sharingCalls, 'getSharedTurn', { params: { token }, query: { page } }),
          // the link may be revoked at any time
          keepUnusedDataFor: 0,
        }),
        playFromSharedTurn: build.call('playFromSharedTurn', { invalidatesTags: SESSION_LIST }),
        reportSharedTurn: build.call('reportSharedTurn'),
      };
    },
  });
}

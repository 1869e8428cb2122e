import { sharingCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';
import { SESSION_LIST } from './sessions.ts';

/**
 * Links to a turn: making, listing and revoking one’s own, reading one, and playing on from it.
 *
 * @example
 * const { useGetSharedTurnQuery } = withSharing(client);
 */
export function withSharing({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, sharingCalls);
      return {
        shareTurn: build.call('shareTurn', { invalidatesTags: ['Account'] }),
        listSharedTurns: build.call('listSharedTurns', {
          providesTags: ['Account'],
          // personal data: dropped from the cache with the page that shows it
          keepUnusedDataFor: 0,
        }),
        revokeSharedTurn: build.call('revokeSharedTurn', { invalidatesTags: ['Account'] }),
        // it may be revoked at any time
        getSharedTurn: build.call('getSharedTurn', { keepUnusedDataFor: 0 }),
        playFromSharedTurn: build.call('playFromSharedTurn', { invalidatesTags: SESSION_LIST }),
        reportSharedTurn: build.call('reportSharedTurn'),
      };
    },
  });
}

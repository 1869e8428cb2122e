import { adminCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../../calls/buildCalls.ts';
import type { ApiClient } from '../../createApiClient.ts';
import { adminList, STORIES_CHANGED } from './adminTags.ts';

const CHANGED = { invalidatesTags: [...adminList('people'), ...adminList('log')] };

/**
 * The accounts: roles, premium access, credits, blocks.
 *
 * @example
 * const { useListUsersQuery } = withAdminPeople(client);
 */
export function withAdminPeople({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, adminCalls);
      return {
        listUsers: build.call('listUsers', {
          providesTags: adminList('people'),
          // personal data: removed from the cache with the page that shows it
          keepUnusedDataFor: 0,
        }),
        updateUser: build.call('updateUser', { inOrderOf: ({ params }) => params.id, ...CHANGED }),
        grantCredits: build.call('grantCredits', CHANGED),
        blockUser: build.call('blockUser', CHANGED),
        unblockUser: build.call('unblockUser', CHANGED),
        changeBirthYear: build.call('changeBirthYear', CHANGED),
        recordConsent: build.call('recordConsent', CHANGED),
        exportUser: build.call('exportUser', { invalidatesTags: adminList('log') }),
        // a person's stories are deleted too, or lose their author
        removeUser: build.call('removeUser', {
          invalidatesTags: ['Story', ...adminList('people'), ...STORIES_CHANGED],
        }),
      };
    },
  });
}

import { adminCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../../calls/buildCalls.ts';
import type { ApiClient } from '../../createApiClient.ts';
import { adminList, STORIES_CHANGED } from './adminTags.ts';

/**
 * The reports of readers.
 *
 * @example
 * const { useListReportsQuery } = withAdminReports(client);
 */
export function withAdminReports({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, adminCalls);
      return {
        listReports: build.call('listReports', { providesTags: adminList('reports'), keepUnusedDataFor: 0 }),
        decideReport: build.call('decideReport', {
          invalidatesTags: ['Story', ...adminList('reports'), ...STORIES_CHANGED],
        }),
      };
    },
  });
}

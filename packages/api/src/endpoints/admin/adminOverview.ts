import { adminCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../../calls/buildCalls.ts';
import type { ApiClient } from '../../createApiClient.ts';
import { adminList } from './adminTags.ts';

/**
 * The overview, the operator's settings, the state of the models, and the audit log.
 *
 * @example
 * const { useGetOverviewQuery } = withAdminOverview(client);
 */
export function withAdminOverview({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, adminCalls);
      return {
        getOverview: build.call('getOverview', {
          providesTags: [...adminList('reviews'), ...adminList('reports')],
        }),
        getSetup: build.call('getSetup', { keepUnusedDataFor: 0 }),
        listModelStatus: build.call('listModelStatus', { keepUnusedDataFor: 0 }),
        listAudit: build.call('listAudit', { providesTags: adminList('log'), keepUnusedDataFor: 0 }),
      };
    },
  });
}

import { taxonomyCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';

/**
 * Categories and tags, for the forms of stories.
 *
 * @example
 * const { useListCategoriesQuery } = withTaxonomy(client);
 */
export function withTaxonomy({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, taxonomyCalls);
      return {
        listCategories: build.call('listCategories', { providesTags: ['Category'] }),
        listTags: build.call('listTags', { providesTags: ['Tag'] }),
      };
    },
  });
}

import { adminCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../../calls/buildCalls.ts';
import type { ApiClient } from '../../createApiClient.ts';
import { storyList, type TagType } from '../../tags.ts';
import { adminList } from './adminTags.ts';

/** A change of a category or a tag makes every list and every story stale that shows it. */
const changed = (list: 'categories' | 'tags', type: TagType) => ({
  invalidatesTags: [type, 'Story' as const, 'StoryList' as const, ...adminList(list), ...adminList('log')],
});
const CATEGORIES = changed('categories', 'Category');
const TAGS = changed('tags', 'Tag');

/**
 * Categories and tags, with how many stories use each.
 *
 * @example
 * const { useListAllCategoriesQuery } = withAdminTaxonomy(client);
 */
export function withAdminTaxonomy({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, adminCalls);
      return {
        listAllCategories: build.call('listAllCategories', {
          providesTags: [...adminList('categories'), ...storyList('admin')],
        }),
        createCategory: build.call('createCategory', CATEGORIES),
        renameCategory: build.call('renameCategory', CATEGORIES),
        reorderCategories: build.call('reorderCategories', CATEGORIES),
        mergeCategory: build.call('mergeCategory', CATEGORIES),
        deleteCategory: build.call('deleteCategory', CATEGORIES),
        listAllTags: build.call('listAllTags', {
          providesTags: [...adminList('tags'), ...storyList('admin')],
        }),
        createTag: build.call('createTag', TAGS),
        updateTag: build.call('updateTag', TAGS),
        reorderTags: build.call('reorderTags', TAGS),
        mergeTag: build.call('mergeTag', TAGS),
        deleteTag: build.call('deleteTag', TAGS),
      };
    },
  });
}

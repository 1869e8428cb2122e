import { adminCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../../calls/buildCalls.ts';
import type { ApiClient } from '../../createApiClient.ts';
import { storyList, type TagType } from '../../tags.ts';
import { adminList } from './adminTags.ts';

/**
 * The tags of a list after an entry was added or deleted. Stories stay valid: none has a new entry, or one that can be
 * deleted.
 */
const listed = (list: 'categories' | 'tags', type: TagType) => ({
  invalidatesTags: [type, ...adminList(list), ...adminList('log')],
});
/** The tags after an entry was changed: all lists and stories that show it. */
const shown = (list: 'categories' | 'tags', type: TagType) => ({
  invalidatesTags: [...listed(list, type).invalidatesTags, 'Story' as const, 'StoryList' as const],
});
const [CATEGORIES, TAGS] = [listed('categories', 'Category'), listed('tags', 'Tag')];
const [SHOWN_CATEGORIES, SHOWN_TAGS] = [shown('categories', 'Category'), shown('tags', 'Tag')];

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
        renameCategory: build.call('renameCategory', SHOWN_CATEGORIES),
        reorderCategories: build.call('reorderCategories', SHOWN_CATEGORIES),
        mergeCategory: build.call('mergeCategory', SHOWN_CATEGORIES),
        deleteCategory: build.call('deleteCategory', CATEGORIES),
        listAllTags: build.call('listAllTags', {
          providesTags: [...adminList('tags'), ...storyList('admin')],
        }),
        createTag: build.call('createTag', TAGS),
        updateTag: build.call('updateTag', SHOWN_TAGS),
        reorderTags: build.call('reorderTags', SHOWN_TAGS),
        mergeTag: build.call('mergeTag', SHOWN_TAGS),
        deleteTag: build.call('deleteTag', TAGS),
      };
    },
  });
}

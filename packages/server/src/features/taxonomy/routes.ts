import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import {
  addCategory,
  allCategories,
  changeCategory,
  deleteCategory,
  mergeCategory,
  reorderCategories,
} from './categories.ts';
import { addTag, allTags, changeTag, deleteTag, mergeTag, reorderTags } from './tags.ts';

export function taxonomyRoutes(deps: Deps) {
  return defineRoutes({
    listAllCategories: () => allCategories(deps),
    createCategory: ({ body, user }) => addCategory(deps, body, user),
    reorderCategories: ({ body, user }) => reorderCategories(deps, body, user),
    renameCategory: ({ params, body, user }) => changeCategory(deps, { ...params, ...body }, user),
    mergeCategory: ({ params, body, user }) => mergeCategory(deps, { ...params, ...body }, user),
    deleteCategory: ({ params, user }) => deleteCategory(deps, params, user),
    listAllTags: () => allTags(deps),
    createTag: ({ body, user }) => addTag(deps, body, user),
    reorderTags: ({ body, user }) => reorderTags(deps, body, user),
    updateTag: ({ params, body, user }) => changeTag(deps, { ...params, ...body }, user),
    mergeTag: ({ params, body, user }) => mergeTag(deps, { ...params, ...body }, user),
    deleteTag: ({ params, user }) => deleteTag(deps, params, user),
  });
}

import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import {
  createCategory,
  listAllCategories,
  renameCategory,
  deleteCategory,
  mergeCategory,
  reorderCategories,
} from './categories.ts';
import { createTag, listAllTags, updateTag, deleteTag, mergeTag, reorderTags } from './tags.ts';

export function taxonomyRoutes(deps: Deps) {
  return defineRoutes({
    listAllCategories: () => listAllCategories(deps),
    createCategory: ({ body, user }) => createCategory(deps, body, user),
    reorderCategories: ({ body, user }) => reorderCategories(deps, body, user),
    renameCategory: ({ params, body, user }) => renameCategory(deps, { ...params, ...body }, user),
    mergeCategory: ({ params, body, user }) => mergeCategory(deps, { ...params, ...body }, user),
    deleteCategory: ({ params, user }) => deleteCategory(deps, params, user),
    listAllTags: () => listAllTags(deps),
    createTag: ({ body, user }) => createTag(deps, body, user),
    reorderTags: ({ body, user }) => reorderTags(deps, body, user),
    updateTag: ({ params, body, user }) => updateTag(deps, { ...params, ...body }, user),
    mergeTag: ({ params, body, user }) => mergeTag(deps, { ...params, ...body }, user),
    deleteTag: ({ params, user }) => deleteTag(deps, params, user),
  });
}

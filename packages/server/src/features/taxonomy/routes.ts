import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { createCategory } from './categories/createCategory.ts';
import { listAllCategories } from './categories/listAllCategories.ts';
import { renameCategory } from './categories/renameCategory.ts';
import { deleteCategory } from './categories/deleteCategory.ts';
import { mergeCategory } from './categories/mergeCategory.ts';
import { reorderCategories } from './categories/reorderCategories.ts';
import { createTag } from './tags/createTag.ts';
import { listAllTags } from './tags/listAllTags.ts';
import { updateTag } from './tags/updateTag.ts';
import { deleteTag } from './tags/deleteTag.ts';
import { mergeTag } from './tags/mergeTag.ts';
import { reorderTags } from './tags/reorderTags.ts';

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

import { z } from 'zod';
import { calls } from '../calls/index.ts';
import { AdminCategory, AdminTag, Category, Id, Message, Tag } from '../entities/index.ts';
import { inEachLanguage } from '../entities/names.ts';
import { ruled } from '../entities/ruled.ts';
import { CATEGORIES_MAX, CATEGORY_NAME_MAX, TAGS_MAX } from '../limits.ts';
import { checkColor, checkName } from '../rules/admin.ts';
import { endpoint } from './define.ts';

const params = z.object({ id: Id });
const display_name = ruled(checkName, { minLength: 1, maxLength: CATEGORY_NAME_MAX });
const names = z
  .strictObject(inEachLanguage(display_name))
  .optional()
  .describe('Replaces the names in all languages; an omitted language has none afterwards');
const color = ruled(checkColor, { description: 'As `#rrggbb`' });
const into = z.object({ into: Id.describe('The target of the merge; it cannot be the one that is deleted') });

function newOrder(max: number) {
  return z.object({
    ids: z.array(Id).max(max).describe('Every id exactly once'),
    from: z
      .array(Id)
      .max(max)
      .optional()
      .describe('The order that the client has read. If the stored order differs by now, nothing is changed'),
  });
}

export const adminTaxonomy = {
  listAllCategories: endpoint(calls.listAllCategories, {
    summary: 'All categories in their sort order, with how many stories use each',
    answers: { 200: z.array(AdminCategory) },
    errors: [],
  }),
  createCategory: endpoint(calls.createCategory, {
    summary: 'Add a category after the last one',
    body: z.object({ display_name, names }),
    answers: { 201: Category },
    errors: ['taken'],
  }),
  reorderCategories: endpoint(calls.reorderCategories, {
    summary: 'Reorder the categories',
    body: newOrder(CATEGORIES_MAX),
    answers: { 200: z.array(Category) },
    errors: ['list_changed'],
  }),
  renameCategory: endpoint(calls.renameCategory, {
    summary: 'Rename a category, in one language or more',
    params,
    resource: 'category',
    body: z.object({ display_name, names }),
    answers: { 200: Category },
    errors: ['taken'],
  }),
  mergeCategory: endpoint(calls.mergeCategory, {
    summary: 'Move all stories of a category to another one, and delete it',
    params,
    resource: 'category',
    body: into,
    answers: { 200: AdminCategory },
    errors: [],
  }),
  deleteCategory: endpoint(calls.deleteCategory, {
    summary: 'Delete a category that no story uses',
    params,
    resource: 'category',
    answers: { 200: Message },
    errors: ['in_use'],
  }),
  listAllTags: endpoint(calls.listAllTags, {
    summary: 'All tags in their sort order, with how many stories use each',
    answers: { 200: z.array(AdminTag) },
    errors: [],
  }),
  createTag: endpoint(calls.createTag, {
    summary: 'Add a tag after the last one',
    body: z.object({ display_name, names, color }),
    answers: { 201: Tag },
    errors: ['taken'],
  }),
  reorderTags: endpoint(calls.reorderTags, {
    summary: 'Reorder the tags',
    body: newOrder(TAGS_MAX),
    answers: { 200: z.array(Tag) },
    errors: ['list_changed'],
  }),
  updateTag: endpoint(calls.updateTag, {
    summary: 'Change the names or the colour of a tag',
    params,
    resource: 'tag',
    body: z.object({ display_name, names, color }).partial(),
    answers: { 200: Tag },
    errors: ['taken'],
  }),
  mergeTag: endpoint(calls.mergeTag, {
    summary: 'Replace a tag by another one in all stories, and delete it',
    params,
    resource: 'tag',
    body: into,
    answers: { 200: AdminTag },
    errors: [],
  }),
  deleteTag: endpoint(calls.deleteTag, {
    summary: 'Delete a tag that no story uses',
    params,
    resource: 'tag',
    answers: { 200: Message },
    errors: ['in_use'],
  }),
};

import { z } from 'zod';
import { calls } from '../calls/index.ts';
import {
  AdminUser,
  AdminUserPage,
  Category,
  Id,
  Message,
  Role,
  Story,
  StoryPage,
  StoryStatus,
  Tag,
} from '../entities/index.ts';
import { ruled, text } from '../entities/ruled.ts';
import {
  CATEGORIES_MAX,
  CATEGORY_NAME_MAX,
  GIVE_CREDITS_MAX,
  GRANT_REASON_MAX,
  MAX_PAGE,
  SEARCH_QUERY_MAX,
} from '../limits.ts';
import { checkColor, checkName } from '../rules/admin.ts';
import { endpoint } from './define.ts';

const params = z.object({ id: Id });
const display_name = ruled(checkName, { minLength: 1, maxLength: CATEGORY_NAME_MAX });
const color = ruled(checkColor, { description: 'As `#rrggbb`' });
const pageOfMatches = z.object({
  page: z.coerce.number<number>().int().min(1).max(MAX_PAGE).default(1),
  q: text(SEARCH_QUERY_MAX).trim().optional(),
});

export const admin = {
  listAllStories: endpoint(calls.listAllStories, {
    summary: 'One page of the stories of every status, newest first',
    query: pageOfMatches.extend({ status: StoryStatus.optional() }),
    answers: { 200: StoryPage },
    errors: [],
  }),
  setFeatured: endpoint(calls.setFeatured, {
    summary: 'Feature a story, or stop to',
    params,
    resource: 'story',
    body: z.object({ is_featured: z.boolean() }),
    answers: { 200: Story },
    errors: [],
  }),
  createCategory: endpoint(calls.createCategory, {
    summary: 'Add a category after the last one',
    body: z.object({ display_name }),
    answers: { 201: Category },
    errors: ['taken'],
  }),
  reorderCategories: endpoint(calls.reorderCategories, {
    summary: 'Put all categories in the order given',
    body: z.object({ ids: z.array(Id).max(CATEGORIES_MAX).describe('Every category, once') }),
    answers: { 200: z.array(Category) },
    errors: ['list_changed'],
  }),
  renameCategory: endpoint(calls.renameCategory, {
    summary: 'Change what a category is called',
    params,
    resource: 'category',
    body: z.object({ display_name }),
    answers: { 200: Category },
    errors: ['taken'],
  }),
  deleteCategory: endpoint(calls.deleteCategory, {
    summary: 'Delete a category that no story uses',
    params,
    resource: 'category',
    answers: { 200: Message },
    errors: ['in_use'],
  }),
  createTag: endpoint(calls.createTag, {
    summary: 'Add a tag',
    body: z.object({ display_name, color }),
    answers: { 201: Tag },
    errors: ['taken'],
  }),
  updateTag: endpoint(calls.updateTag, {
    summary: 'Change the name or the colour of a tag',
    params,
    resource: 'tag',
    body: z.object({ display_name, color }).partial(),
    answers: { 200: Tag },
    errors: ['taken'],
  }),
  deleteTag: endpoint(calls.deleteTag, {
    summary: 'Delete a tag that no story uses',
    params,
    resource: 'tag',
    answers: { 200: Message },
    errors: ['in_use'],
  }),
  listUsers: endpoint(calls.listUsers, {
    summary: 'One page of the accounts, newest first',
    query: pageOfMatches,
    answers: { 200: AdminUserPage },
    errors: [],
  }),
  updateUser: endpoint(calls.updateUser, {
    summary: 'Grant premium access or a role',
    params,
    resource: 'user',
    body: z.object({
      has_premium_access: z.boolean().optional(),
      role: Role.optional(),
    }),
    answers: { 200: AdminUser },
    errors: ['last_admin'],
  }),
  grantCredits: endpoint(calls.grantCredits, {
    summary: 'Give credits to an account; the same operation key never gives twice',
    params,
    resource: 'user',
    body: z.object({
      amount: z.int().min(1).max(GIVE_CREDITS_MAX),
      reason: text(GRANT_REASON_MAX).trim().min(1),
      operation_key: z.uuid().describe('A new key for each grant; a retry sends the same key'),
    }),
    answers: { 200: AdminUser },
    errors: ['key_reused'],
  }),
};

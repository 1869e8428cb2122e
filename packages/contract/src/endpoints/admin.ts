import { z } from 'zod';
import { calls } from '../calls/index.ts';
import {
  AdminStoryPage,
  BulkResult,
  ExportedShelf,
  Id,
  ImportedShelf,
  Message,
  ShelfFile,
  Story,
  StoryStatus,
} from '../entities/index.ts';
import { text } from '../entities/ruled.ts';
import {
  ADMIN_STORY_SORTS,
  BULK_STORIES_MAX,
  BULK_STORY_ACTIONS,
  REJECT_REASON_MAX,
  SEARCH_QUERY_MAX,
  SHELF_BODY_MAX_BYTES,
  SHELF_STORIES_MAX,
  SORT_ORDERS,
} from '../limits.ts';
import { adminAudit } from './adminAudit.ts';
import { adminPeople } from './adminPeople.ts';
import { adminReports } from './adminReports.ts';
import { adminTaxonomy } from './adminTaxonomy.ts';
import { endpoint } from './define.ts';
import { page } from './page.ts';

export const admin = {
  listAllStories: endpoint(calls.listAllStories, {
    summary: 'One page of all stories, whatever their status; newest first unless sorted otherwise',
    query: z.object({
      page,
      q: text(SEARCH_QUERY_MAX)
        .trim()
        .optional()
        .describe('Prefixes of words in the title, the tagline or the author’s name; all of them must match'),
      status: StoryStatus.optional(),
      category_id: z
        .union([Id, z.literal('none')])
        .optional()
        .describe('`none`: stories without a category'),
      author_id: Id.optional(),
      in_bin: z.stringbool().optional().describe('Only deleted stories, which are in the bin for 30 days'),
      is_featured: z.stringbool().optional(),
      is_premium: z.stringbool().optional(),
      sort: z.enum(ADMIN_STORY_SORTS).default('created_at'),
      order: z.enum(SORT_ORDERS).default('desc'),
    }),
    answers: { 200: AdminStoryPage },
    errors: [],
  }),
  changeStories: endpoint(calls.changeStories, {
    summary:
      'Feature, unfeature, archive or restore several stories, or undo the caller’s last such change of each within a ' +
      'day; each has its own result',
    body: z.object({
      action: z.enum(BULK_STORY_ACTIONS),
      ids: z.array(Id).min(1).max(BULK_STORIES_MAX),
    }),
    answers: { 200: z.object({ results: z.array(BulkResult).describe('In the order of the given ids') }) },
    errors: [],
  }),
  importShelf: endpoint(calls.importShelf, {
    summary:
      'Take in the stories of one file as drafts of one’s own: a file of `exportShelf`, a .zip in which each file is a ' +
      'story, or a single one. Each is taken in whole or not at all, and none twice',
    body: ShelfFile,
    bodyMaxBytes: SHELF_BODY_MAX_BYTES,
    answers: { 200: ImportedShelf },
    errors: [],
  }),
  exportShelf: endpoint(calls.exportShelf, {
    summary: 'Several stories as one file, with what is not published yet',
    body: z.object({ ids: z.array(Id).min(1).max(SHELF_STORIES_MAX) }),
    answers: { 200: ExportedShelf },
    errors: ['not_found'],
  }),
  removeStory: endpoint(calls.removeStory, {
    summary: 'Delete a story, whatever its status; sessions that have begun keep their text of it',
    params: z.object({ id: Id }),
    resource: 'story',
    body: z.object({
      reason: text(REJECT_REASON_MAX).trim().min(1).describe('The reason, for the audit log'),
    }),
    answers: { 200: Message },
    errors: [],
  }),
  setFeatured: endpoint(calls.setFeatured, {
    summary: 'Feature a published story, or stop featuring one',
    params: z.object({ id: Id }),
    resource: 'story',
    body: z.object({ is_featured: z.boolean() }),
    answers: { 200: Story.pick({ is_featured: true }) },
    errors: ['wrong_status'],
  }),
  ...adminTaxonomy,
  ...adminPeople,
  ...adminReports,
  ...adminAudit,
};

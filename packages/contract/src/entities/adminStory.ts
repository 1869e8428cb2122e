import { z } from 'zod';
import { BULK_OUTCOMES } from '../adminOptions.ts';
import { Category } from './category.ts';
import { Id, Instant, StoryStatus } from './common.ts';
import { Story } from './story.ts';
import { Tag } from './tag.ts';

/** A story in the list of all stories. */
export const AdminStory = Story.extend({
  author_id: Id.nullable().describe('Null if the author has deleted their account'),
  author_username: z.string().nullable(),
  published_at: Instant.nullable(),
  open_reports: z.int().min(0),
}).meta({ id: 'AdminStory' });
export type AdminStory = z.infer<typeof AdminStory>;

export const AdminStoryPage = z
  .object({
    stories: z.array(AdminStory),
    page: z.int(),
    total_pages: z.int(),
    total_stories: z.int(),
  })
  .meta({ id: 'AdminStoryPage' });
export type AdminStoryPage = z.infer<typeof AdminStoryPage>;

/** The result for one story of several. */
export const BulkResult = z
  .object({
    id: Id,
    outcome: z.enum(BULK_OUTCOMES),
    status: StoryStatus.nullable().describe('The current status; null for `not_found`'),
    is_featured: z.boolean().nullable(),
  })
  .meta({ id: 'BulkResult' });
export type BulkResult = z.infer<typeof BulkResult>;

const stories_count = z.int().min(0).describe('The number of stories that use it, of every status');

export const AdminCategory = Category.extend({ stories_count }).meta({ id: 'AdminCategory' });
export type AdminCategory = z.infer<typeof AdminCategory>;

export const AdminTag = Tag.extend({ stories_count }).meta({ id: 'AdminTag' });
export type AdminTag = z.infer<typeof AdminTag>;

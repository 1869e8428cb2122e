import { z } from 'zod';
import { calls } from '../calls/index.ts';
import { Id } from '../entities/index.ts';
import { endpoint } from './define.ts';

const params = z.object({ id: Id });

const sequence = z
  .int()
  .min(0)
  .max(Number.MAX_SAFE_INTEGER)
  .optional()
  .describe(
    'Puts the wishes of one person for one story in order: milliseconds of their clock, always more than before. One that is older than a wish that has arrived changes nothing. Without it, the one that arrives last counts',
  );
const held = z.int().optional().describe('The newest `sequence` that is known, where one was sent');

export const reactions = {
  likeStory: endpoint(calls.likeStory, {
    summary: 'Like a story, or take the like back',
    params,
    resource: 'story',
    body: z
      .object({
        is_liked: z.boolean().optional().describe('The wanted state; toggles the current one if omitted'),
        sequence,
      })
      .nullish(),
    answers: { 200: z.object({ is_liked: z.boolean(), likes_total: z.int(), sequence: held }) },
    errors: [],
  }),
  bookmarkStory: endpoint(calls.bookmarkStory, {
    summary: 'Bookmark a story, or take the bookmark back',
    params,
    resource: 'story',
    body: z
      .object({
        is_bookmarked: z
          .boolean()
          .optional()
          .describe('The wanted state; toggles the current one if omitted'),
        sequence,
      })
      .nullish(),
    answers: { 200: z.object({ is_bookmarked: z.boolean(), bookmarks_total: z.int(), sequence: held }) },
    errors: [],
  }),
  shareStory: endpoint(calls.shareStory, {
    summary: 'Say that a story was shared',
    params,
    resource: 'story',
    answers: { 200: z.object({ shares_count: z.int() }) },
    errors: [],
  }),
};

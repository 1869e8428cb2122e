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
    'Orders a person’s clicks on a story: milliseconds of the client’s clock, increasing with each click. A click older than one already received is ignored. Without it, the last one received counts',
  );
const newestSequence = z
  .int()
  .optional()
  .describe('The highest `sequence` received so far; absent if none was sent');

export const reactions = {
  likeStory: endpoint(calls.likeStory, {
    summary: 'Like a story, or unlike it',
    params,
    resource: 'story',
    body: z
      .object({
        is_liked: z.boolean().optional().describe('The wanted state; toggles the current one if omitted'),
        sequence,
      })
      .nullish(),
    answers: { 200: z.object({ is_liked: z.boolean(), likes_total: z.int(), sequence: newestSequence }) },
    errors: [],
  }),
  bookmarkStory: endpoint(calls.bookmarkStory, {
    summary: 'Bookmark a story, or remove the bookmark',
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
    answers: {
      200: z.object({ is_bookmarked: z.boolean(), bookmarks_total: z.int(), sequence: newestSequence }),
    },
    errors: [],
  }),
  shareStory: endpoint(calls.shareStory, {
    summary: 'Count a share of a story',
    params,
    resource: 'story',
    answers: { 200: z.object({ shares_count: z.int() }) },
    errors: [],
  }),
};

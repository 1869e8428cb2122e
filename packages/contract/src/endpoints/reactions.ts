import { z } from 'zod';
import { calls } from '../calls.ts';
import { Id } from '../entities/index.ts';
import { endpoint } from './define.ts';

const params = z.object({ id: Id });

export const reactions = {
  likeStory: endpoint(calls.likeStory, {
    summary: 'Like a story, or take the like back',
    access: 'signed-in',
    params,
    body: z
      .object({
        is_liked: z.boolean().optional().describe('The state wanted; without it, the state turns over'),
      })
      .nullish(),
    answers: { 200: z.object({ is_liked: z.boolean(), likes_total: z.int() }) },
    errors: ['not_found'],
  }),
  bookmarkStory: endpoint(calls.bookmarkStory, {
    summary: 'Bookmark a story, or take the bookmark back',
    access: 'signed-in',
    params,
    body: z
      .object({
        is_bookmarked: z.boolean().optional().describe('The state wanted; without it, the state turns over'),
      })
      .nullish(),
    answers: { 200: z.object({ is_bookmarked: z.boolean(), bookmarks_total: z.int() }) },
    errors: ['not_found'],
  }),
  shareStory: endpoint(calls.shareStory, {
    summary: 'Say that a story was shared',
    access: 'anyone',
    params,
    answers: { 200: z.object({ shares_count: z.int() }) },
    errors: ['not_found'],
  }),
};

import { z } from 'zod';
import { calls } from '../calls/index.ts';
import { Author, PageCursor } from '../entities/index.ts';
import { USERNAME_MAX } from '../limits.ts';
import { endpoint } from './define.ts';

export const authors = {
  getAuthor: endpoint(calls.getAuthor, {
    summary: 'The author of published stories, with one page of them, newest first',
    params: z.object({ username: z.string().max(USERNAME_MAX).regex(/^\w+$/) }),
    resource: 'author',
    query: z.object({ after: PageCursor.optional().describe('`next` of the previous page') }),
    answers: { 200: Author },
    errors: [],
  }),
};

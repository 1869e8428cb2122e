import { z } from 'zod';
import { Id, Instant } from './common.ts';

export const BookRequest = z
  .object({
    turn_id: Id.optional().describe(
      'The turn with which the book ends, one of any of the session’s ways; without one, the newest turn',
    ),
    own_words: z
      .boolean()
      .default(true)
      .describe('Whether what the player wrote and chose stands in it, set apart from what was told'),
  })
  .meta({ id: 'BookRequest' });
export type BookRequest = z.infer<typeof BookRequest>;

export const PrintedBook = z
  .object({
    address: z.string().describe('Of the page, on this server; who has signed out cannot open it any more'),
    expires_at: Instant.describe('From then on the page is not opened'),
  })
  .meta({ id: 'PrintedBook' });
export type PrintedBook = z.infer<typeof PrintedBook>;

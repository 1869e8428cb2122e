import { z } from 'zod';
import { Id, Instant } from './common.ts';

export const BookRequest = z
  .object({
    turn_id: Id.optional().describe(
      'The last turn of the book, on any branch of the session; defaults to the newest turn',
    ),
    own_words: z
      .boolean()
      .default(true)
      .describe('Whether the book includes what the player typed and chose, set apart from the told text'),
  })
  .meta({ id: 'BookRequest' });
export type BookRequest = z.infer<typeof BookRequest>;

export const PrintedBook = z
  .object({
    address: z
      .string()
      .describe('The URL of the page on this server; it stops working when the caller signs out'),
    expires_at: Instant.describe('When the URL stops working'),
  })
  .meta({ id: 'PrintedBook' });
export type PrintedBook = z.infer<typeof PrintedBook>;

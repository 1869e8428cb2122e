import { z } from 'zod';
import { IMPORT_NAME_MAX, SHELF_OUTCOMES } from '../allLimits.ts';
import { Id } from './common.ts';
import { text } from './ruled.ts';

/** Several stories in one file. */
export const ShelfFile = z
  .object({
    name: text(IMPORT_NAME_MAX).describe('With the extension'),
    content: z.base64().describe('The bytes of the file, in base64'),
  })
  .meta({ id: 'ShelfFile' });
export type ShelfFile = z.infer<typeof ShelfFile>;

/** The outcome of each story in a file, in the order of the file. */
export const ImportedShelf = z
  .object({
    stories: z.array(
      z.object({
        name: z.string().describe('The title of the story, or the name of its file'),
        outcome: z.enum(SHELF_OUTCOMES),
        id: Id.nullable().describe('The id of the story; null if it was refused'),
        reasons: z.array(z.string()).describe('Why it was refused, in English'),
        left_out: z.array(z.string()).describe('Tags that do not exist on this server'),
      }),
    ),
  })
  .meta({ id: 'ImportedShelf' });
export type ImportedShelf = z.infer<typeof ImportedShelf>;

export const ExportedShelf = z
  .object({ text: z.string().describe('The content of the file as JSON, for `importShelf`') })
  .meta({ id: 'ExportedShelf' });
export type ExportedShelf = z.infer<typeof ExportedShelf>;

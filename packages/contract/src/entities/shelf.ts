import { z } from 'zod';
import { IMPORT_NAME_MAX, SHELF_OUTCOMES } from '../allLimits.ts';
import { Id } from './common.ts';
import { text } from './ruled.ts';

/** Several stories in one file. */
export const ShelfFile = z
  .object({
    name: text(IMPORT_NAME_MAX).describe('With its ending'),
    content: z.base64().describe('The bytes of the file'),
  })
  .meta({ id: 'ShelfFile' });
export type ShelfFile = z.infer<typeof ShelfFile>;

/** The outcome of each story of a file, in its order. */
export const ImportedShelf = z
  .object({
    stories: z.array(
      z.object({
        name: z.string().describe('The title, or the name of the file'),
        outcome: z.enum(SHELF_OUTCOMES),
        id: Id.nullable().describe('The story; null for one that was refused'),
        reasons: z.array(z.string()).describe('Why it was refused, in English'),
        left_out: z.array(z.string()).describe('Tags that there are none of here'),
      }),
    ),
  })
  .meta({ id: 'ImportedShelf' });
export type ImportedShelf = z.infer<typeof ImportedShelf>;

export const ExportedShelf = z
  .object({ text: z.string().describe('The content of the file, JSON: what `importShelf` takes') })
  .meta({ id: 'ExportedShelf' });
export type ExportedShelf = z.infer<typeof ExportedShelf>;

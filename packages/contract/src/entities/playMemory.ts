import { z } from 'zod';
import { MEMORY_TEXT_MAX } from '../limits.ts';
import { Id } from './common.ts';
import { text } from './ruled.ts';

/** Who brought an entry into the memory of a play. */
export const MEMORY_SOURCES = ['player', 'author', 'model', 'rule'] as const;

/** The turn of an entry, and its name there. */
export const MemoryEntryId = z.string().regex(/^[\da-f-]{36}~[\w-]{1,400}$/);

/** One thing that a play remembers. */
export const MemoryEntry = z
  .object({
    id: MemoryEntryId.describe('Names it in the calls that change it'),
    text: z.string(),
    quote: z.string().optional().describe('The words from which it was read'),
    turn_id: Id.optional().describe('The turn in which it was said or done'),
    by: z.enum(MEMORY_SOURCES),
    is_pinned: z.boolean().describe('Narrators are always told it'),
    can_change: z.boolean().describe('It can be corrected, pinned and forgotten'),
  })
  .meta({ id: 'MemoryEntry' });
export type MemoryEntry = z.infer<typeof MemoryEntry>;

/** What a play remembers, by person. Leaves out what others do not tell the player. */
export const PlayMemory = z
  .object({
    people: z.array(
      z.object({
        name: z.string().nullable().describe('Null for the player'),
        entries: z.array(MemoryEntry).describe('Pinned ones first, then the newest'),
      }),
    ),
  })
  .meta({ id: 'PlayMemory' });
export type PlayMemory = z.infer<typeof PlayMemory>;

export const MemoryChange = z
  .object({
    text: text(MEMORY_TEXT_MAX).optional().describe('Corrects it'),
    is_pinned: z.boolean().optional(),
  })
  .meta({ id: 'MemoryChange' });
export type MemoryChange = z.infer<typeof MemoryChange>;

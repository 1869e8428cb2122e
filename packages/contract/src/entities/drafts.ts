import { z } from 'zod';
import { STORED_INTEGER_MAX } from '../limits.ts';
import { Id, Instant } from './common.ts';

/** The page of a draft: a new story, or the story with this id. */
export const DraftPlace = z.union([z.literal('new'), Id]);
export type DraftPlace = z.infer<typeof DraftPlace>;

/**
 * Unsaved edits may be invalid, so the server stores them without parsing. Only the form that wrote them reads them.
 */
const content = z
  .record(z.string(), z.unknown())
  .describe('The current content of the form; stored unchecked, even if incomplete');

const version = z.int().min(0).max(STORED_INTEGER_MAX);

export const Draft = z
  .object({
    content,
    version: version.describe('Differs after each save, and never repeats'),
    saved_at: Instant,
  })
  .meta({ id: 'Draft' });
export type Draft = z.infer<typeof Draft>;

export const SavedDraft = Draft.omit({ content: true }).meta({ id: 'SavedDraft' });
export type SavedDraft = z.infer<typeof SavedDraft>;

export const DraftInput = z
  .object({
    content,
    version: version.describe('The version that was last read or saved; 0 if there was no draft'),
  })
  .meta({ id: 'DraftInput' });
export type DraftInput = z.infer<typeof DraftInput>;

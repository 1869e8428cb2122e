import { z } from 'zod';
import { Id, Instant } from './common.ts';

/** The page of a draft: that of a new story, or that of the story with this id. */
export const DraftPlace = z.union([z.literal('new'), Id]);
export type DraftPlace = z.infer<typeof DraftPlace>;

/** Unsaved edits are unfinished: the form that wrote them reads them, and the server only stores them. */
const content = z
  .record(z.string(), z.unknown())
  .describe('What the form has so far; stored as it is, however incomplete');

const version = z.int().min(0);

export const Draft = z
  .object({
    content,
    version: version.describe('Another one after each change, and never the same again'),
    saved_at: Instant,
  })
  .meta({ id: 'Draft' });
export type Draft = z.infer<typeof Draft>;

export const SavedDraft = Draft.omit({ content: true }).meta({ id: 'SavedDraft' });
export type SavedDraft = z.infer<typeof SavedDraft>;

export const DraftInput = z
  .object({
    content,
    version: version.describe('The version that was read or saved last; 0 where there was no draft'),
  })
  .meta({ id: 'DraftInput' });
export type DraftInput = z.infer<typeof DraftInput>;

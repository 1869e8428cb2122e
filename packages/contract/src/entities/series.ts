import { z } from 'zod';
import { Id, Language } from './common.ts';
import { Story } from './story.ts';

/** What one part leaves for another is a thing that somebody has or not, or a number. */
export const SHARE_KINDS = ['thing', 'number'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

export const SeriesTranslation = z
  .object({ language: Language, title: z.string(), description: z.string() })
  .meta({ id: 'SeriesTranslation' });
export type SeriesTranslation = z.infer<typeof SeriesTranslation>;

/** Stories in an order, which may remember what their reader did in an earlier one. */
export const Series = z
  .object({
    slug: z.string().describe('In its address; it never changes'),
    language: Language.describe('Of its title and description'),
    title: z.string(),
    description: z.string().describe('Markdown'),
    translations: z.array(SeriesTranslation),
    parts: z.array(Story).describe('Those that the caller may see, in their order'),
    finished: z.array(Id).describe('The parts of which the caller has reached an ending; empty for a guest'),
    remembers: z.boolean().describe('Whether the caller has left something for later parts'),
  })
  .meta({ id: 'Series' });
export type Series = z.infer<typeof Series>;

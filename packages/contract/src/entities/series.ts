import { z } from 'zod';
import {
  SERIES_PARTS_MAX,
  SHARE_MEANING_MAX,
  SHARE_NAME_MAX,
  SHARES_MAX,
  STORY_TEXT_MAX,
  STORY_TITLE_MAX,
} from '../allLimits.ts';
import { checkTitle } from '../rules/authoring.ts';
import { LANGUAGES, SERIES_FAULTS, SHARE_KINDS } from '../options.ts';
import { Id, Language, StoryStatus } from './common.ts';
import { ruled, text } from './ruled.ts';
import { Story } from './story.ts';

export { SHARE_KINDS };
export type ShareKind = (typeof SHARE_KINDS)[number];

export const SeriesTranslation = z
  .object({ language: Language, title: z.string(), description: z.string() })
  .meta({ id: 'SeriesTranslation' });
export type SeriesTranslation = z.infer<typeof SeriesTranslation>;

/** Stories in an order. Later ones may remember what their reader did in earlier ones. */
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

/** A name that the parts of a series share. */
export const SeriesShare = z
  .object({
    name: text(SHARE_NAME_MAX).describe('As conditions and effects have it'),
    kind: z.enum(SHARE_KINDS),
    meaning: text(SHARE_MEANING_MAX).describe('For who writes the next part; no reader sees it'),
  })
  .meta({ id: 'SeriesShare' });
export type SeriesShare = z.infer<typeof SeriesShare>;

const WrittenTranslation = z
  .object({
    language: Language,
    title: ruled(checkTitle, { minLength: 1, maxLength: STORY_TITLE_MAX }),
    description: text(STORY_TEXT_MAX).describe('Markdown'),
  })
  .meta({ id: 'WrittenSeriesTranslation' });

const written = {
  title: ruled(checkTitle, { minLength: 1, maxLength: STORY_TITLE_MAX }),
  description: text(STORY_TEXT_MAX).describe('Markdown'),
  language: Language.describe('Of its title and description'),
  shares: z.array(SeriesShare).max(SHARES_MAX),
  translations: z
    .array(WrittenTranslation)
    .max(LANGUAGES.length)
    .describe('Its title and description in other languages'),
};

export const SeriesWrite = z
  .object({
    ...written,
    part_ids: z.array(Id).max(SERIES_PARTS_MAX).describe('Own stories in their order'),
  })
  .meta({ id: 'SeriesWrite' });
export type SeriesWrite = z.infer<typeof SeriesWrite>;

export const SeriesUpdate = SeriesWrite.extend({
  version: z.int().min(1).describe('The version on which the change is based'),
}).meta({ id: 'SeriesUpdate' });
export type SeriesUpdate = z.infer<typeof SeriesUpdate>;

export type SeriesFaultKind = (typeof SERIES_FAULTS)[number];

export const SeriesFinding = z
  .object({
    story_id: Id.describe('The part'),
    name: z.string().nullable().describe('The shared name; null where the whole part is meant'),
    because: z.enum(SERIES_FAULTS),
  })
  .meta({ id: 'SeriesFinding' });
export type SeriesFinding = z.infer<typeof SeriesFinding>;

export const MySeriesPart = z
  .object({
    id: Id,
    title: z.string(),
    language: Language,
    status: StoryStatus,
    takes: z.array(z.string()).describe('What it may begin with, as its newest text says'),
    leaves: z.array(z.string()).describe('What its endings leave'),
  })
  .meta({ id: 'MySeriesPart' });
export type MySeriesPart = z.infer<typeof MySeriesPart>;

/** A series as its author sees it. */
export const MySeries = z
  .object({
    slug: z.string().describe('In its address; it never changes'),
    ...written,
    title: z.string(),
    translations: z.array(SeriesTranslation),
    version: z.int(),
    parts: z.array(MySeriesPart),
    findings: z.array(SeriesFinding),
  })
  .meta({ id: 'MySeries' });
export type MySeries = z.infer<typeof MySeries>;

/** A story whose readers meet a person. */
export const StoryMeeting = z
  .object({
    story_id: Id,
    title: z.string(),
    language: Language,
    meets: z
      .array(z.string())
      .describe('Whom a reader has met who came to an ending, as its newest text says'),
  })
  .meta({ id: 'StoryMeeting' });
export type StoryMeeting = z.infer<typeof StoryMeeting>;

export const MySeriesList = z
  .object({
    series: z.array(MySeries),
    meetings: z
      .array(StoryMeeting)
      .describe('Stories of the caller whose readers meet somebody, who may be greeted in the others'),
  })
  .meta({ id: 'MySeriesList' });
export type MySeriesList = z.infer<typeof MySeriesList>;

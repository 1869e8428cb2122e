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

/** Stories in a fixed order. Later ones may remember what the reader did in earlier ones. */
export const Series = z
  .object({
    slug: z.string().describe('The series’ name in its URL; never changes'),
    language: Language.describe('The language of the title and the description'),
    title: z.string(),
    description: z.string().describe('Markdown'),
    translations: z.array(SeriesTranslation),
    parts: z.array(Story).describe('The parts that the caller may see, in order'),
    finished: z.array(Id).describe('The parts in which the caller has reached an ending; empty for a guest'),
    remembers: z.boolean().describe('Whether a play of the caller left something for later parts'),
  })
  .meta({ id: 'Series' });
export type Series = z.infer<typeof Series>;

/** A name that the parts of a series share. */
export const SeriesShare = z
  .object({
    name: text(SHARE_NAME_MAX).describe('The name in conditions and effects'),
    kind: z.enum(SHARE_KINDS),
    meaning: text(SHARE_MEANING_MAX).describe('A note for the author of the next part; readers never see it'),
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
  language: Language.describe('The language of the title and the description'),
  shares: z.array(SeriesShare).max(SHARES_MAX),
  translations: z
    .array(WrittenTranslation)
    .max(LANGUAGES.length)
    .describe('The title and the description in other languages'),
};

export const SeriesWrite = z
  .object({
    ...written,
    part_ids: z.array(Id).max(SERIES_PARTS_MAX).describe('The caller’s stories, in the order of the series'),
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
    story_id: Id.describe('The part with the fault'),
    name: z.string().nullable().describe('The shared name; null if the fault concerns the whole part'),
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
    takes: z.array(z.string()).describe('The names that it takes from earlier parts, in its working copy'),
    leaves: z.array(z.string()).describe('The names that it leaves for later parts'),
  })
  .meta({ id: 'MySeriesPart' });
export type MySeriesPart = z.infer<typeof MySeriesPart>;

/** A series as its author sees it. */
export const MySeries = z
  .object({
    slug: z.string().describe('The series’ name in its URL; never changes'),
    ...written,
    title: z.string(),
    translations: z.array(SeriesTranslation),
    version: z.int(),
    parts: z.array(MySeriesPart),
    findings: z.array(SeriesFinding),
  })
  .meta({ id: 'MySeries' });
export type MySeries = z.infer<typeof MySeries>;

/** A story that declares people whom its readers meet. */
export const StoryMeeting = z
  .object({
    story_id: Id,
    title: z.string(),
    language: Language,
    meets: z
      .array(z.string())
      .describe('The people whom readers have met once they reach an ending, in its working copy'),
  })
  .meta({ id: 'StoryMeeting' });
export type StoryMeeting = z.infer<typeof StoryMeeting>;

export const MySeriesList = z
  .object({
    series: z.array(MySeries),
    meetings: z
      .array(StoryMeeting)
      .describe(
        'The caller’s stories whose readers meet a person; the caller’s other stories may refer to that',
      ),
  })
  .meta({ id: 'MySeriesList' });
export type MySeriesList = z.infer<typeof MySeriesList>;

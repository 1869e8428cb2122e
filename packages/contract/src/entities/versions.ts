import { z } from 'zod';
import { EDIT_KINDS, STORY_ACTS, VERSION_CHANGES } from '../options.ts';
import { COUNTED_FIELDS, maskOf, PLAYED_FIELDS } from '../storyFields.ts';
import { AuthoredStory } from './authoring.ts';
import { Instant } from './common.ts';

export const VersionChange = z.enum(VERSION_CHANGES);
export type VersionChange = z.infer<typeof VersionChange>;

export const VersionNumber = z.coerce.number<string>().int().min(1).max(1_000_000);

const kinds = z
  .array(VersionChange)
  .describe('How it differs from the previous version; empty for the first one');

/** A published version of a story. */
export const StoryVersion = z
  .object({
    number: z.int().min(1),
    note: z.string().describe('The author’s description of the changes; may be empty'),
    kinds,
    published_at: Instant,
    published_by: z
      .string()
      .nullable()
      .describe('The author’s display name; null if there is none, or the account no longer exists'),
    ...AuthoredStory.pick(maskOf(COUNTED_FIELDS)).shape,
  })
  .meta({ id: 'StoryVersion' });
export type StoryVersion = z.infer<typeof StoryVersion>;

/** What a story was before somebody other than its author wrote it, or an earlier version was restored. */
export const RestorePoint = z
  .object({
    number: z.int().min(1),
    act: z.enum(STORY_ACTS).describe('What was done then'),
    kinds: z.array(z.enum(EDIT_KINDS)).describe('What it changed'),
    stored_at: Instant,
    by_admin: z.boolean().describe('Whether an administrator did it; otherwise its author'),
    title: z.string().describe('The title before'),
    total_scenes: z.int().min(0).describe('The number of scenes before'),
  })
  .meta({ id: 'RestorePoint' });
export type RestorePoint = z.infer<typeof RestorePoint>;

export const StoryVersions = z
  .object({
    versions: z.array(StoryVersion).describe('Newest first'),
    restore_points: z.array(RestorePoint).describe('Of drafts, too. Newest first'),
  })
  .meta({ id: 'StoryVersions' });
export type StoryVersions = z.infer<typeof StoryVersions>;

/** The played fields of a story: players meet changes only after publication. */
export const PlayedContent = AuthoredStory.pick(maskOf(PLAYED_FIELDS)).meta({ id: 'PlayedContent' });
export type PlayedContent = z.infer<typeof PlayedContent>;

export const FullStoryVersion = StoryVersion.extend({
  title: z.string(),
  content: PlayedContent,
}).meta({ id: 'FullStoryVersion' });
export type FullStoryVersion = z.infer<typeof FullStoryVersion>;

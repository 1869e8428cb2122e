import { z } from 'zod';
import { IMPORT_FILES_MAX, IMPORT_NAME_MAX, IMPORT_REPAIRS } from '../allLimits.ts';
import { ImportedFields } from './authoring.ts';
import { text } from './ruled.ts';
import { StoryStructure } from './structure.ts';

const Count = z.int().min(0);

/** The files of a story from another program, or an archive of them. */
export const ImportFiles = z
  .object({
    files: z
      .array(
        z.object({
          name: text(IMPORT_NAME_MAX).describe('With the extension, which distinguishes plain-text formats'),
          content: z.base64().describe('The bytes of the file, in base64'),
        }),
      )
      .min(1)
      .max(IMPORT_FILES_MAX),
    repairs: z
      .array(z.enum(IMPORT_REPAIRS))
      .max(IMPORT_REPAIRS.length)
      .default([])
      .describe('The repairs to make in the answered story'),
  })
  .meta({ id: 'ImportFiles' });
export type ImportFiles = z.infer<typeof ImportFiles>;

/** A file may be an unfinished draft, so these are as they stand in it: saving the story checks them. */
const ReadFields = ImportedFields.extend({
  title: z.string().optional(),
  tagline: z.string().optional(),
  story_description: z.string().optional(),
  story_prompt: z.string().optional(),
  category_id: z.string().optional(),
  tag_ids: z.array(z.string()).optional(),
  cover_image_url: z.string().nullable().optional(),
});

/** A story read from files, with its report. Nothing is stored. */
export const ImportedFiles = z
  .object({
    format: z.string().describe('The format of the files, such as `harlowe` or `ink`'),
    fields: ReadFields.describe('What the files say about the story, besides its scenes'),
    story_structure: StoryStructure,
    scenes: Count,
    choices: Count,
    endings: Count,
    conditions: Count,
    effects: Count,
    notes: z
      .array(
        z.object({
          code: z.string(),
          node: z.string().nullable().describe('The scene; null for the whole story'),
          is_look: z.boolean().describe('Whether it affects only the look: colours, pictures, sound'),
          message: z.string().describe('In English'),
        }),
      )
      .describe('What was changed or lost; changes to the story itself come first'),
    refused: z
      .array(
        z.object({
          kind: z.string(),
          node: z.string().nullable(),
          message: z.string().describe('In English'),
          repair: z
            .enum(IMPORT_REPAIRS)
            .nullable()
            .describe('Which of `repairs` would fix it; null if none does'),
        }),
      )
      .describe('The reasons why the story cannot be published unchanged'),
  })
  .meta({ id: 'ImportedFiles' });
export type ImportedFiles = z.infer<typeof ImportedFiles>;

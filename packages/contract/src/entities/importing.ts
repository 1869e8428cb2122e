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
          name: text(IMPORT_NAME_MAX).describe(
            'With its ending, which decides between formats of plain text',
          ),
          content: z.base64().describe('The bytes of the file'),
        }),
      )
      .min(1)
      .max(IMPORT_FILES_MAX),
    repairs: z
      .array(z.enum(IMPORT_REPAIRS))
      .max(IMPORT_REPAIRS.length)
      .default([])
      .describe('What is repaired before the story is answered'),
  })
  .meta({ id: 'ImportFiles' });
export type ImportFiles = z.infer<typeof ImportFiles>;

/** A story read from files, with its report. Nothing is stored. */
export const ImportedFiles = z
  .object({
    format: z.string().describe('The program that the files are of: `harlowe`, `ink`'),
    fields: ImportedFields.describe('What the files say of the story, beside its scenes'),
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
          is_look: z.boolean().describe('The story is the same without it: colours, pictures, sound'),
          message: z.string().describe('In English'),
        }),
      )
      .describe('What was changed or lost: first what changed the story'),
    refused: z
      .array(
        z.object({
          kind: z.string(),
          node: z.string().nullable(),
          message: z.string().describe('In English'),
          repair: z.enum(IMPORT_REPAIRS).nullable().describe('Which of `repairs` would take it away'),
        }),
      )
      .describe('For what the story could not be published as it is'),
  })
  .meta({ id: 'ImportedFiles' });
export type ImportedFiles = z.infer<typeof ImportedFiles>;

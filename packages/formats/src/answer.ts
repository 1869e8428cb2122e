import type { StoryCreate, StoryStructure } from '@kathaloka/contract/entities';
import type { ImportNote } from './report/notes.ts';
import type { Refusal } from './report/refusals.ts';

/** The formats that can be imported, under their names in a report. */
export const FORMATS = [
  'bundle',
  'scenes',
  'harlowe',
  'sugarcube',
  'chapbook',
  'snowman',
  'ink',
  'ink-json',
  'choicescript',
] as const;
export type Format = (typeof FORMATS)[number];

/** The fields of a story, besides its scenes, that a file may contain. */
export type StoryFields = Partial<Omit<StoryCreate, 'story_structure'>>;

export interface ImportReport {
  readonly format: Format;
  readonly scenes: number;
  readonly choices: number;
  readonly endings: number;
  readonly conditions: number;
  readonly effects: number;
  /** What was changed or lost, in the order of the file. */
  readonly notes: readonly ImportNote[];
}

export interface ImportedStory {
  readonly fields: StoryFields;
  readonly structure: StoryStructure;
  readonly report: ImportReport;
}

/** An imported story, or the reason why the file was refused. Plain data, so a worker can post it. */
export type ImportAnswer =
  | { readonly imported: ImportedStory; readonly refusal?: never }
  | { readonly refusal: Refusal; readonly imported?: never };

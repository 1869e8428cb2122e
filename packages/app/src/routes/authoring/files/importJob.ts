import type { StoryStructure } from '@kathaloka/contract/entities';
import {
  type ImportAnswer,
  importFiles,
  importSeries,
  type NamedBytes,
  validationErrors,
  repaired,
  type SeriesAnswer,
} from '@kathaloka/formats';
import type { Finding } from '@kathaloka/story';
import type { Repair } from '@kathaloka/story/editing';

/** A job of the worker: read the files of a story or a series, or repair a structure. */
export type ImportJob =
  | { readonly kind: 'read'; readonly files: readonly NamedBytes[] }
  | { readonly kind: 'series'; readonly bytes: Uint8Array }
  | { readonly kind: 'repair'; readonly structure: StoryStructure; readonly repairs: readonly Repair[] };

/** The result, and the faults that the checks find in it. */
export interface ImportResult {
  readonly answer: ImportAnswer;
  readonly refused: readonly Finding[];
}
export interface RepairResult {
  readonly structure: StoryStructure;
  readonly refused: readonly Finding[];
}
export type JobResult<Job extends ImportJob> = Job extends { kind: 'read' }
  ? ImportResult
  : Job extends { kind: 'series' }
    ? SeriesAnswer
    : RepairResult;

/** Does a job. It runs in a worker, which is terminated after a timeout. */
export async function runImportJob(job: ImportJob): Promise<ImportResult | SeriesAnswer | RepairResult> {
  if (job.kind === 'series') return importSeries(job.bytes);
  if (job.kind === 'repair') {
    const structure = repaired(job.structure, job.repairs);
    return { structure, refused: validationErrors(structure) };
  }
  const answer = await importFiles(job.files);
  return { answer, refused: answer.imported ? validationErrors(answer.imported.structure) : [] };
}

import type { StoryStructure } from '@kathaloka/contract/entities';
import {
  type ImportAnswer,
  importFiles,
  importSeries,
  type NamedBytes,
  refusedBy,
  repaired,
  type SeriesAnswer,
} from '@kathaloka/formats';
import type { Finding } from '@kathaloka/story';
import type { Repair } from '@kathaloka/story/editing';

/** Files of a story or the file of a series to read, or a structure to repair. */
export type ImportJob =
  | { readonly kind: 'read'; readonly files: readonly NamedBytes[] }
  | { readonly kind: 'series'; readonly bytes: Uint8Array }
  | { readonly kind: 'repair'; readonly structure: StoryStructure; readonly repairs: readonly Repair[] };

/** What came, and what the checks would refuse of it. */
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

/** Runs in a worker, which is ended where it takes too long. */
export async function runImportJob(job: ImportJob): Promise<ImportResult | SeriesAnswer | RepairResult> {
  if (job.kind === 'series') return importSeries(job.bytes);
  if (job.kind === 'repair') {
    const structure = repaired(job.structure, job.repairs);
    return { structure, refused: refusedBy(structure) };
  }
  const answer = await importFiles(job.files);
  return { answer, refused: answer.imported ? refusedBy(answer.imported.structure) : [] };
}

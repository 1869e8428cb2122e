/** The thread in which files of other programs are read. */
import { importFiles, type NamedBytes, refusedBy, repaired } from '@kathaloka/formats';
import type { Repair } from '@kathaloka/story/editing';
import { answerJobs } from '../../../platform/threadJobs.ts';

export interface ImportJob {
  readonly files: readonly NamedBytes[];
  readonly repairs: readonly Repair[];
}

async function read({ files, repairs }: ImportJob) {
  const { imported, refusal } = await importFiles(files);
  if (!imported) return { refusal };
  const structure = repairs.length === 0 ? imported.structure : repaired(imported.structure, repairs);
  return { imported: { ...imported, structure }, refused: refusedBy(structure) };
}

export type ImportOutcome = Awaited<ReturnType<typeof read>>;

answerJobs(read);

/** The thread that reads files of other programs. */
import {
  importFiles,
  importStory,
  type NamedBytes,
  validationErrors,
  repaired,
  shelfTexts,
} from '@kathaloka/formats';
import type { Repair } from '@kathaloka/story/editing';
import { answerJobs } from '../../../platform/threadJobs.ts';

export interface StoryJob {
  readonly files: readonly NamedBytes[];
  readonly repairs: readonly Repair[];
}
export interface ShelfJob {
  readonly shelf: NamedBytes;
}

async function readStory({ files, repairs }: StoryJob) {
  const { imported, refusal } = await importFiles(files);
  if (!imported) return { refusal };
  const structure = repairs.length === 0 ? imported.structure : repaired(imported.structure, repairs);
  return { imported: { ...imported, structure }, refused: validationErrors(structure) };
}

async function readShelf({ shelf }: ShelfJob) {
  const { stories, refusal } = await shelfTexts(shelf);
  if (!stories) return { refusal };
  const answers = [];
  for (const { text, ...shelved } of stories) {
    const { imported, refusal: unread } = await importStory(text, shelved.name);
    answers.push(
      imported
        ? {
            ...shelved,
            imported,
            refused: validationErrors(imported.structure).map(({ message }) => message),
          }
        : { ...shelved, refusal: unread },
    );
  }
  return { stories: answers };
}

export type StoryOutcome = Awaited<ReturnType<typeof readStory>>;
export type ShelfOutcome = Awaited<ReturnType<typeof readShelf>>;

answerJobs((job: StoryJob | ShelfJob) => ('shelf' in job ? readShelf(job) : readStory(job)));

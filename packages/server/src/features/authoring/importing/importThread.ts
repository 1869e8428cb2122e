/** The thread that reads files of other programs. */
import { ImportedFiles } from '@kathaloka/contract/entities';
import { importing } from '@kathaloka/contract/messages';
import {
  type ImportedStory,
  importFiles,
  importStory,
  LOOKS,
  type NamedBytes,
  noteText,
  validationErrors,
  repaired,
  shelfTexts,
} from '@kathaloka/formats';
import { type Repair, repairOf } from '@kathaloka/story/editing';
import { StoredAnswer } from '../../../platform/http/StoredAnswer.ts';
import { answerJobs } from '../../../platform/threadJobs.ts';

export interface StoryJob {
  readonly files: readonly NamedBytes[];
  readonly repairs: readonly Repair[];
}
export interface ShelfJob {
  readonly shelf: NamedBytes;
}

/** The answer is made here as well: a great story would take the thread that serves everybody as long again. */
async function readStory({ files, repairs }: StoryJob) {
  const { imported, refusal } = await importFiles(files);
  if (!imported) return { refusal };
  const structure = repairs.length === 0 ? imported.structure : repaired(imported.structure, repairs);
  return { answer: await StoredAnswer.write(ImportedFiles, present({ ...imported, structure })) };
}

function present({ fields, structure, report }: ImportedStory): ImportedFiles {
  const { notes, ...counted } = report;
  const told = notes.map((note) => ({
    code: note.code,
    node: note.node,
    is_look: LOOKS.some((look) => look === note.code),
    message: noteText(importing.notes, note),
  }));
  return {
    ...counted,
    fields,
    story_structure: structure,
    notes: told.toSorted((one, other) => Number(one.is_look) - Number(other.is_look)),
    refused: validationErrors(structure).map(({ kind, node, message }) => ({
      kind,
      node,
      message,
      repair: repairOf(kind) ?? null,
    })),
  };
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

/** The thread in which the stories of a shelf are read and checked. */
import { importStory, type NamedBytes, refusedBy, shelfTexts } from '@kathaloka/formats';
import { answerJobs } from '../../../platform/threadJobs.ts';

async function read(file: NamedBytes) {
  const { stories, refusal } = await shelfTexts(file);
  if (!stories) return { refusal };
  const answers = [];
  for (const { text, ...shelved } of stories) {
    const { imported, refusal: unread } = await importStory(text, shelved.name);
    answers.push(
      imported
        ? { ...shelved, imported, refused: refusedBy(imported.structure).map(({ message }) => message) }
        : { ...shelved, refusal: unread },
    );
  }
  return { stories: answers };
}

export type ShelfOutcome = Awaited<ReturnType<typeof read>>;

answerJobs(read);

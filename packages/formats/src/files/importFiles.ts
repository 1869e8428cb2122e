import type { ImportAnswer } from '../answer.ts';
import { importStory } from '../importStory.ts';
import { IMPORT_FILE_MAX_BYTES } from '../limits.ts';
import type { ImportNote } from '../report/notes.ts';
import { Refused, refuse } from '../report/refusals.ts';
import { decodedText } from '../text/decoded.ts';
import { joinedFiles } from './joinFiles.ts';
import { readingBudget } from './readingBudget.ts';
import { storyFilesOf } from './storyFilesOf.ts';
import { FILES_MAX, type NamedBytes } from './unzip.ts';

/** Reads a story from a file, from several files, or from an archive. */
export async function importFiles(given: readonly NamedBytes[]): Promise<ImportAnswer> {
  try {
    const files = await storyFiles(given);
    const { text, name, included, unused } = joinedFiles(
      files.map((file) => ({ name: file.name, text: decodedText(file.bytes) })),
    );
    return withUnused(await importStory(text, name, included), unused);
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
}

/** Adds a note for each file that the story does not use. */
function withUnused(answer: ImportAnswer, unused: readonly string[]): ImportAnswer {
  if (!answer.imported || unused.length === 0) return answer;
  const { report, ...story } = answer.imported;
  const left = unused.map((name): ImportNote => ({ code: 'file_unused', node: null, params: { name } }));
  return { imported: { ...story, report: { ...report, notes: [...report.notes, ...left] } } };
}

async function storyFiles(given: readonly NamedBytes[]): Promise<NamedBytes[]> {
  const most = { files: FILES_MAX, bytes: IMPORT_FILE_MAX_BYTES.page };
  if (given.length > most.files) refuse('too_many_files', { max: most.files });
  if (given.reduce((sum, { bytes }) => sum + bytes.length, 0) > most.bytes)
    refuse('too_large', { max: most.bytes });
  const budget = readingBudget(most);
  const files: NamedBytes[] = [];
  for (const file of given) files.push(...(await storyFilesOf(file, budget)));
  return files;
}

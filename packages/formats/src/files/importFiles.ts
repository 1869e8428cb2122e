import type { ImportAnswer } from '../answer.ts';
import { importStory } from '../importStory.ts';
import { IMPORT_FILE_MAX_BYTES } from '../limits.ts';
import { Refused, refuse } from '../report/refusals.ts';
import { decodedText } from '../text/decoded.ts';
import { isStoryFile, joinedFiles } from './joinFiles.ts';
import { FILES_MAX, isArchive, type NamedBytes, unzipped } from './unzip.ts';

/** Reads a story from a file, from several that belong together, or from an archive of them. */
export async function importFiles(given: readonly NamedBytes[]): Promise<ImportAnswer> {
  try {
    const files = await storyFiles(given);
    const { text, name, included } = joinedFiles(
      files.map((file) => ({ name: file.name, text: decodedText(file.bytes) })),
    );
    return await importStory(text, name, included);
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
}

async function storyFiles(given: readonly NamedBytes[]): Promise<NamedBytes[]> {
  const total = given.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (total > IMPORT_FILE_MAX_BYTES.page) refuse('too_large', { max: IMPORT_FILE_MAX_BYTES.page });
  if (given.length > FILES_MAX) refuse('too_many_files', { max: FILES_MAX });
  const files: NamedBytes[] = [];
  for (const file of given) {
    if (isArchive(file)) files.push(...(await unzipped(file, isStoryFile)));
    else files.push(file);
  }
  return files;
}

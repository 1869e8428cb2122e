import { isStoryFile } from './joinFiles.ts';
import type { ReadingBudget } from './readingBudget.ts';
import { isArchive, type NamedBytes, unzipped } from './unzip.ts';

/** What may belong to a story in a file: the file itself, or files of an archive. An archive in an archive is none. */
export async function storyFilesOf(file: NamedBytes, budget: ReadingBudget): Promise<NamedBytes[]> {
  if (isArchive(file)) return unzipped(file, isStoryFile, budget);
  budget.takeFile();
  budget.takeBytes(file.bytes.length);
  return [file];
}

import { isStoryFile } from './joinFiles.ts';
import type { ReadingBudget } from './readingBudget.ts';
import { isArchive, type NamedBytes, unzipped } from './unzip.ts';

/** The file itself, or the story files in an archive. An archive within an archive is ignored. */
export async function storyFilesOf(file: NamedBytes, budget: ReadingBudget): Promise<NamedBytes[]> {
  if (isArchive(file)) return unzipped(file, isStoryFile, budget);
  budget.takeFile();
  budget.takeBytes(file.bytes.length);
  return [file];
}

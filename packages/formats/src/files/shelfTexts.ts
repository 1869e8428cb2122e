import { SHELF_STORIES_MAX, STORY_TAGS_MAX } from '@kathaloka/contract/limits';
import { bundleText } from '../bundle/bundleText.ts';
import { BUNDLE_VERSION, parsed } from '../bundle/readBundle.ts';
import { IMPORT_FILE_MAX_BYTES } from '../limits.ts';
import { type Refusal, Refused, refuse } from '../report/refusals.ts';
import { decodedText } from '../text/decoded.ts';
import { readingBudget } from './readingBudget.ts';
import { storyFilesOf } from './storyFilesOf.ts';
import { FILES_MAX, type NamedBytes } from './unzip.ts';

/** The file of one story on a shelf, with the names of its category and tags there. */
export interface ShelvedText {
  readonly name: string;
  readonly text: string;
  readonly category: string | null;
  readonly tags: readonly string[];
}

export type ShelfAnswer =
  | { readonly stories: readonly ShelvedText[]; readonly refusal?: never }
  | { readonly refusal: Refusal; readonly stories?: never };

/** Splits a file into one file per story: a shelf in our own format, an archive of story files, or a single story. */
export async function shelfTexts(file: NamedBytes): Promise<ShelfAnswer> {
  try {
    const most = { files: FILES_MAX, bytes: IMPORT_FILE_MAX_BYTES.shelf };
    if (file.bytes.length > most.bytes) refuse('too_large', { max: most.bytes });
    const files = await storyFilesOf(file, readingBudget(most));
    const stories = files.flatMap(({ name, bytes }) => storiesOf(name, decodedText(bytes)));
    if (stories.length > SHELF_STORIES_MAX) refuse('too_many_files', { max: SHELF_STORIES_MAX });
    if (stories.length === 0) refuse('empty', {});
    return { stories };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
}

function storiesOf(name: string, text: string): ShelvedText[] {
  if (!/^\s*\{\s*"kathaloka"\s*:\s*\d+\s*,\s*"stories"\s*:/.test(text))
    return [{ name, text, category: null, tags: [] }];
  const { kathaloka, stories } = parsed(text) as Readonly<Record<string, unknown>>;
  if (kathaloka !== BUNDLE_VERSION) refuse('version_unknown', { version: String(kathaloka).slice(0, 60) });
  if (!Array.isArray(stories))
    return refuse('field_invalid', { path: '$.stories', fault: { code: 'no_list' } });
  return stories.map((entry: unknown, at) => shelved(entry, at + 1));
}

function shelved(entry: unknown, number: number): ShelvedText {
  const { category, tags, story } = objectOf(entry);
  const { title } = objectOf(story);
  return {
    name: typeof title === 'string' && title.trim() ? title : String(number),
    text: bundleText({ kathaloka: BUNDLE_VERSION, story }),
    category: typeof category === 'string' ? category : null,
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string').slice(0, STORY_TAGS_MAX) : [],
  };
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { PUBLISHED } from '../../platform/db/published.ts';
import type { NewRow } from '../../platform/db/schema.ts';
import { stableId } from '../../platform/ids.ts';
import { storyRow } from '../authoring/public.ts';
import { type BundledStory, bundledStoryFiles, categoryId, readBundledStory } from './bundledStory.ts';
import { withoutEmptyColumns } from './repository.ts';

/** A bundled story as it is written into a database, but for its dates. */
export interface PreparedStory {
  readonly key: string;
  readonly row: Omit<NewRow<'stories'>, 'created_at' | 'published_at' | 'category_id'>;
  /** A category that the installation may not have. */
  readonly category_id: string;
  /** Their names. */
  readonly tags: readonly string[];
  readonly source_digest: string;
}

/** The account of the house, which cannot sign in. */
export const HOUSE_AUTHOR_ID = stableId('user:kathaloka');

const NO_DATE = new Date(0);

export function prepareStory({ key, story, category, tags }: BundledStory): PreparedStory {
  const {
    created_at: _,
    published_at: __,
    ...content
  } = storyRow(story, {
    id: stableId(`story:${key}`),
    author_id: HOUSE_AUTHOR_ID,
    status: PUBLISHED,
    created_at: NO_DATE,
    published_at: NO_DATE,
  });
  const { category_id: ___, ...row } = content;
  const source_digest = digest(JSON.stringify([withoutEmptyColumns(content), tags]));
  return { key, row, category_id: categoryId(category), tags, source_digest };
}

/**
 * All bundled stories. They need no database, and what starts that meanwhile has a turn after each of them: to read
 * them is a fifth of the work of a first start, and of another one nearly all that the library needs.
 */
export function prepareLibrary(): Promise<PreparedStory[]> {
  const library = prepareInTurn();
  // nobody waits for it where the start has failed before
  library.catch(() => {});
  return library;
}

async function prepareInTurn(): Promise<PreparedStory[]> {
  const prepared: PreparedStory[] = [];
  for (const file of bundledStoryFiles()) {
    prepared.push(prepareStory(readBundledStory(file)));
    await setImmediate();
  }
  return prepared;
}

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

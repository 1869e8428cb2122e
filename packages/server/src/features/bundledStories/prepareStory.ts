import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { PUBLISHED } from '../../platform/db/published.ts';
import type { NewRow } from '../../platform/db/schema.ts';
import { stableId } from '../../platform/ids.ts';
import { storyRow } from '../authoring/public.ts';
import { type BundledStory, bundledStoryFiles, categoryId, readBundledStory } from './bundledStory.ts';
import { withoutEmptyColumns } from './repository.ts';

/** A bundled story as it is stored, without its dates. */
export interface PreparedStory {
  readonly key: string;
  readonly row: Omit<NewRow<'stories'>, 'created_at' | 'published_at' | 'category_id'>;
  /** A category that the installation may not have. */
  readonly category_id: string;
  /** The names of its tags. */
  readonly tags: readonly string[];
  readonly source_digest: string;
}

/** The account that owns the bundled stories, and cannot sign in. */
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
 * Prepares all bundled stories. Needs no database, and yields to the event loop after each story, so that the
 * database can start meanwhile. Reading the stories is a fifth of the library's work at a first start, and
 * nearly all of it at a later one.
 */
export function prepareLibrary(): Promise<PreparedStory[]> {
  const library = prepareInTurn();
  // prevents an unhandled rejection if the start fails before anybody awaits it
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

import { createHash } from 'node:crypto';
import type { Deps } from '../../platform/Deps.ts';
import { PUBLISHED } from '../../platform/db/published.ts';
import type { NewRow, Queries, Row, Transaction } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { stableId } from '../../platform/ids.ts';
import { rewriteStory, storyRow, writeNewStory } from '../authoring/public.ts';
import { writeSeries } from '../series/public.ts';
import { type BundledSeries, readBundledSeries } from './bundledSeries.ts';
import {
  type BundledStory,
  categoryId,
  readBundledCategories,
  readBundledStories,
  readBundledTags,
  readTellers,
  shelfId,
  tagId,
} from './bundledStory.ts';
import {
  addNames,
  addShelf,
  bundledStories,
  categoryExists,
  claimSeeding,
  drawnCovers,
  existingStories,
  editableText,
  insertMissingAuthor,
  insertMissingTags,
  lockLibrary,
  recordBundledStory,
  setTeller,
  tagIdsByName,
  withoutEmptyColumns,
} from './repository.ts';

export interface SeedOptions {
  /** `demo`: with the bundled stories; `none`: categories and tags only. */
  readonly seed: 'demo' | 'none';
  /** The stories of the library, unless a test passes its own. */
  readonly stories?: readonly BundledStory[];
  /** The series of the library, unless a test passes its own. */
  readonly series?: readonly BundledSeries[];
}

/**
 * Adds the bundled stories that the database has not had yet, and updates those whose file has changed. Stories
 * that somebody has edited or deleted stay so, and so do stories whose file is gone.
 */
export async function seedLibrary(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { seed, stories = readBundledStories(), series = readBundledSeries() }: SeedOptions,
): Promise<{ stories: number }> {
  return inTransaction(db, async (transaction) => {
    await lockLibrary(transaction);
    const now = clock();
    await addShelves(transaction, now);
    await insertMissingTags(transaction, tagsOf(stories));
    await addNames(transaction, 'categories', { now, named: namedShelves() });
    await addNames(transaction, 'tags', { now, named: namedTags() });
    // even without stories, so that no visitor can register the name before they are added
    await insertMissingAuthor(transaction, houseAuthor(now));
    if (seed === 'none') return { stories: 0 };
    const before = await bundledStories(transaction);
    let count = 0;
    for (const [index, bundled] of stories.entries()) {
      // a minute apart, to keep the library's order
      const instant = new Date(now.getTime() - index * 60_000);
      if (await upsertBundledStory(transaction, bundled, instant, before.get(bundled.key))) count += 1;
    }
    for (const bundled of series) await upsertSeries(transaction, bundled);
    for (const { story, ...teller } of readTellers()) {
      await setTeller(transaction, stableId(`story:${story}`), teller);
    }
    return { stories: count };
  });
}

/** Addresses of the covers of the bundled stories. */
export function libraryCovers({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  return drawnCovers(db, HOUSE_AUTHOR_ID);
}

/** Adds each shelf once per installation: an administrator may rename or delete it afterwards. */
async function addShelves(db: Queries, now: Date): Promise<void> {
  for (const [index, shelf] of readBundledCategories().entries()) {
    if (!(await claimSeeding(db, `shelf ${shelf.name}`, now))) continue;
    const category = {
      id: shelfId(shelf),
      name: shelf.name,
      display_name: shelf.display_name,
      sort_order: index + 1,
    };
    await addShelf(db, category, shelf.was ?? shelf.display_name);
  }
}

const namedShelves = () => readBundledCategories().map((shelf) => ({ id: shelfId(shelf), ...shelf }));
const namedTags = () => readBundledTags().map((tag) => ({ id: tagId(tag.display_name), ...tag }));

/** A part that somebody has deleted is left out. */
async function upsertSeries(
  transaction: Transaction,
  { layers, parts, shares, ...texts }: BundledSeries,
): Promise<void> {
  const translations = Object.entries(layers).map(([language, layer]) => ({
    ...layer,
    language: language as keyof typeof layers,
  }));
  const ids = parts.map((key) => stableId(`story:${key}`));
  const existing = await existingStories(transaction, ids);
  const row = { ...texts, translations, shares: shares.map(({ name, kind }) => ({ name, kind })) };
  await writeSeries(
    transaction,
    row,
    ids.filter((id) => existing.has(id)),
  );
}

/** Writes a story that is new, or whose file has changed and which was not edited in the app. True if it was written. */
async function upsertBundledStory(
  transaction: Transaction,
  { key, story, category, tags }: BundledStory,
  instant: Date,
  before: Row<'bundled_stories'> | undefined,
): Promise<boolean> {
  const id = stableId(`story:${key}`);
  const row = storyRow(story, {
    id,
    author_id: HOUSE_AUTHOR_ID,
    status: PUBLISHED,
    created_at: instant,
    published_at: instant,
  });
  const { created_at: _, published_at: __, ...content } = row;
  const source_digest = digest(JSON.stringify([withoutEmptyColumns(content), tags]));
  if (before?.source_digest === source_digest) return false;
  if (before && (await rowDigest(transaction, id)) !== before.row_digest) return false;
  const hasCategory = await categoryExists(transaction, categoryId(category));
  const idsByName = await tagIdsByName(transaction, tags);
  const written = {
    row: { ...row, category_id: hasCategory ? categoryId(category) : null },
    tag_ids: tags.flatMap((name) => idsByName.get(name) ?? []),
  };
  if (before) await rewriteStory(transaction, written);
  else if (!(await writeNewStory(transaction, written))) return false;
  const row_digest = await rowDigest(transaction, id);
  await recordBundledStory(transaction, { key, source_digest, row_digest });
  return true;
}

const rowDigest = async (db: Queries, id: string): Promise<string> =>
  digest((await editableText(db, id)) ?? '');

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export const HOUSE_AUTHOR_ID = stableId('user:kathaloka');

/** The author of the bundled stories, an account that cannot sign in. */
function houseAuthor(now: Date): NewRow<'users'> {
  return {
    id: HOUSE_AUTHOR_ID,
    username: 'kathaloka',
    email: 'stories@kathaloka.local',
    display_name: 'Kathaloka',
    role: 'player',
    created_at: now,
  };
}

const TAG_COLORS = ['#f2b23c', '#63d3c5', '#ff9277', '#a9c4ff', '#8fd694', '#d7a6f2', '#f6de6e', '#f29bb8'];

function tagsOf(stories: readonly BundledStory[]): NewRow<'tags'>[] {
  const names = [...new Set(stories.flatMap(({ tags }) => tags))].sort();
  return names.map((display_name, index) => ({
    id: tagId(display_name),
    display_name,
    color: TAG_COLORS[index % TAG_COLORS.length]!,
  }));
}

import type { NewRow, Queries, Row, Transaction } from '../../platform/db/schema.ts';
import { stableId } from '../../platform/ids.ts';
import { addAuthorOfTheHouse } from '../accounts/public.ts';
import { rewriteStory, writeNewStory } from '../authoring/public.ts';
import { writeSeries } from '../series/public.ts';
import { addNames, addShelf, addTags } from '../taxonomy/public.ts';
import { type BundledSeries, readBundledSeries } from './bundledSeries.ts';
import { readBundledCategories, readBundledTags, readTellers, shelfId, tagId } from './bundledStory.ts';
import { digest, HOUSE_AUTHOR_ID, type PreparedStory } from './prepareStory.ts';
import {
  bundledStories,
  categoryIds,
  claimSeedings,
  existingStories,
  editableText,
  recordBundledStories,
  setTellers,
  tagIdsByName,
} from './repository.ts';

/** What is written. */
export interface Shelf {
  /** `demo`: with the bundled stories; `none`: categories and tags only. */
  readonly seed: 'demo' | 'none';
  readonly prepared: readonly PreparedStory[];
  /** The series of the library, unless a test passes its own. */
  readonly series?: readonly BundledSeries[];
}

/** Writes the library into the caller's transaction, which has locked it. Returns the number of written stories. */
export async function writeLibrary(
  transaction: Transaction,
  now: Date,
  { seed, prepared, series = readBundledSeries() }: Shelf,
): Promise<{ stories: number }> {
  await addShelves(transaction, now);
  const tags = tagsOf(prepared);
  await addTags(transaction, tags);
  await addNamesOnce(transaction, now);
  // added even if there are no stories, so that no visitor can register the name before they are added
  await addAuthorOfTheHouse(transaction, houseAuthor(now));
  if (seed === 'none') return { stories: 0 };
  const known: Known = {
    before: await bundledStories(transaction),
    categories: await categoryIds(transaction),
    tags: await tagIdsByName(
      transaction,
      tags.map(({ display_name }) => display_name),
    ),
  };
  const written: Row<'bundled_stories'>[] = [];
  for (const [index, story] of prepared.entries()) {
    // a minute apart, to preserve the order of the library
    const instant = new Date(now.getTime() - index * 60_000);
    const recorded = await upsertBundledStory(transaction, story, instant, known);
    if (recorded) written.push(recorded);
  }
  await recordBundledStories(transaction, written);
  for (const bundled of series) await upsertSeries(transaction, bundled);
  const tellers = readTellers().map(({ story, ...teller }) => ({
    id: stableId(`story:${story}`),
    ...teller,
  }));
  await setTellers(transaction, tellers);
  return { stories: written.length };
}

/** The name by which a seed is claimed, once per installation. */
const seedOfShelf = ({ name }: { readonly name: string }) => `shelf ${name}`;
const seedOfNames = ({ id }: { readonly id: string }) => `names of ${id}`;

/** Adds each shelf once per installation: an administrator may rename or delete it afterwards. */
async function addShelves(transaction: Transaction, now: Date): Promise<void> {
  const shelves = readBundledCategories();
  const claimed = await claimSeedings(transaction, shelves.map(seedOfShelf), now);
  for (const [index, shelf] of shelves.entries()) {
    if (!claimed.has(seedOfShelf(shelf))) continue;
    const category = {
      id: shelfId(shelf),
      name: shelf.name,
      display_name: shelf.display_name,
      sort_order: index + 1,
    };
    await addShelf(transaction, category, shelf.was ?? shelf.display_name);
  }
}

const namedShelves = () => readBundledCategories().map((shelf) => ({ id: shelfId(shelf), ...shelf }));
const namedTags = () => readBundledTags().map((tag) => ({ id: tagId(tag.display_name), ...tag }));

/** Adds translated names, also once per installation. */
async function addNamesOnce(transaction: Transaction, now: Date): Promise<void> {
  const [categories, tags] = [namedShelves(), namedTags()];
  const claimed = await claimSeedings(transaction, [...categories, ...tags].map(seedOfNames), now);
  const isNew = (one: { readonly id: string }) => claimed.has(seedOfNames(one));
  await addNames(transaction, { categories: categories.filter(isNew), tags: tags.filter(isNew) });
}

/** Adds or updates a series, without parts that were deleted. */
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

/** What the installation has already. */
interface Known {
  readonly before: ReadonlyMap<string, Row<'bundled_stories'>>;
  readonly categories: ReadonlySet<string>;
  /** Ids of tags, by name. */
  readonly tags: ReadonlyMap<string, string>;
}

/**
 * Writes a story that is new, or whose file has changed and that was not edited in the app. Returns its new
 * record, or undefined if nothing was written.
 */
async function upsertBundledStory(
  transaction: Transaction,
  { key, row, category_id, tags, source_digest }: PreparedStory,
  instant: Date,
  known: Known,
): Promise<Row<'bundled_stories'> | undefined> {
  const before = known.before.get(key);
  if (before?.source_digest === source_digest) return undefined;
  if (before && (await rowDigest(transaction, row.id)) !== before.row_digest) return undefined;
  const written = {
    row: {
      ...row,
      created_at: instant,
      published_at: instant,
      category_id: known.categories.has(category_id) ? category_id : null,
    },
    tag_ids: tags.flatMap((name) => known.tags.get(name) ?? []),
  };
  if (before) await rewriteStory(transaction, written);
  else if (!(await writeNewStory(transaction, written))) return undefined;
  return { key, source_digest, row_digest: await rowDigest(transaction, row.id) };
}

const rowDigest = async (db: Queries, id: string): Promise<string> =>
  digest((await editableText(db, id)) ?? '');

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

function tagsOf(stories: readonly PreparedStory[]): NewRow<'tags'>[] {
  const names = [...new Set(stories.flatMap(({ tags }) => tags))].sort();
  return names.map((display_name, index) => ({
    id: tagId(display_name),
    display_name,
    color: TAG_COLORS[index % TAG_COLORS.length]!,
  }));
}

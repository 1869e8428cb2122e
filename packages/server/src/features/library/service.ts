import { createHash } from 'node:crypto';
import type { Tag } from '@kathaloka/contract/entities';
import type { Clock } from '../../platform/clock.ts';
import type { BundledStoriesTable, Database, NewUserRow, Queries } from '../../platform/db/schema.ts';
import { stableId } from '../../platform/ids.ts';
import {
  type BundledStory,
  categoryId,
  readBundledCategories,
  readBundledStories,
  tagId,
} from './bundledStory.ts';
import {
  categoryExists,
  claimSeeding,
  drawnCovers,
  givenStories,
  insertCategories,
  insertMissingAuthor,
  insertMissingTags,
  insertStory,
  lockLibrary,
  noteGiven,
  setTags,
  storedStory,
  tagIdsByName,
  updateStory,
} from './repository.ts';
import { storyRow } from './storyRow.ts';

export interface SeedOptions {
  /** `demo`: with the bundled stories; `none`: categories and tags only. */
  readonly seed: 'demo' | 'none';
  readonly clock: Clock;
  /** The stories of the library, unless a test has its own. */
  readonly stories?: readonly BundledStory[];
}

/**
 * Gives a database the bundled stories that it has not had yet, and those that have changed since. What somebody has
 * edited or deleted stays so, and a story whose file is gone stays as well.
 */
export async function seedLibrary(
  db: Database,
  { seed, clock, stories = readBundledStories() }: SeedOptions,
): Promise<{ stories: number }> {
  return db.transaction().execute(async (transaction) => {
    await lockLibrary(transaction);
    const now = clock();
    if (await claimSeeding(transaction, now)) await addCategories(transaction);
    await insertMissingTags(transaction, tagsOf(stories));
    // also where there are no stories yet: the house keeps its name, whoever registers before they come
    await insertMissingAuthor(transaction, houseAuthor(now));
    if (seed === 'none') return { stories: 0 };
    const given = await givenStories(transaction);
    let count = 0;
    for (const [index, bundled] of stories.entries()) {
      // a minute apart, so that the library keeps its order
      const instant = new Date(now.getTime() - index * 60_000);
      if (await give(transaction, bundled, instant, given.get(bundled.key))) count += 1;
    }
    return { stories: count };
  });
}

/** Addresses of the covers of the house's own stories. */
export function libraryCovers(db: Queries): Promise<string[]> {
  return drawnCovers(db, HOUSE_AUTHOR_ID);
}

async function addCategories(db: Queries): Promise<void> {
  const categories = readBundledCategories();
  await insertCategories(
    db,
    categories.map((category, index) => ({
      id: categoryId(category.display_name),
      ...category,
      sort_order: index + 1,
    })),
  );
}

/** Writes a story that is new, or that has changed and nobody has edited. True when it wrote. */
async function give(
  db: Queries,
  { key, story, category, tags }: BundledStory,
  instant: Date,
  before: BundledStoriesTable | undefined,
): Promise<boolean> {
  const id = stableId(`story:${key}`);
  const row = storyRow(story, {
    id,
    author_id: HOUSE_AUTHOR_ID,
    status: 'published',
    created_at: instant,
    published_at: instant,
  });
  const { created_at: _, published_at: __, ...content } = row;
  const given = digest(JSON.stringify([content, tags]));
  if (before?.given === given) return false;
  if (before && digest((await storedStory(db, id)) ?? '') !== before.stored) return false;
  const hasCategory = await categoryExists(db, categoryId(category));
  const category_id = hasCategory ? categoryId(category) : null;
  if (before) await updateStory(db, { ...content, category_id });
  else if (!(await insertStory(db, { ...row, category_id }))) return false;
  const idsByName = await tagIdsByName(db, tags);
  await setTags(
    db,
    id,
    tags.flatMap((name) => idsByName.get(name) ?? []),
  );
  await noteGiven(db, { key, given, stored: digest((await storedStory(db, id)) ?? '') });
  return true;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const HOUSE_AUTHOR_ID = stableId('user:kathaloka');

/** The house itself signs the bundled stories. Nobody can sign in as it. */
function houseAuthor(now: Date): NewUserRow {
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

function tagsOf(stories: readonly BundledStory[]): Tag[] {
  const names = [...new Set(stories.flatMap(({ tags }) => tags))].sort();
  return names.map((display_name, index) => ({
    id: tagId(display_name),
    display_name,
    color: TAG_COLORS[index % TAG_COLORS.length]!,
  }));
}

import type { Tag } from '@kathaloka/contract/entities';
import type { Clock } from '../../platform/clock.ts';
import type { Database, NewUserRow, Queries } from '../../platform/db/schema.ts';
import { stableId } from '../../platform/ids.ts';
import {
  type BundledStory,
  categoryId,
  readBundledCategories,
  readBundledStories,
  tagId,
} from './bundledStory.ts';
import { claimSeeding, insertAuthor, insertCategories, insertStory, insertTags } from './repository.ts';
import { storyRow } from './storyRow.ts';

export interface SeedOptions {
  /** `demo`: with the bundled stories; `none`: categories and tags only. */
  readonly seed: 'demo' | 'none';
  readonly clock: Clock;
}

/** Fills a new database, once. Whatever is changed or deleted later stays so. */
export async function seedLibrary(db: Database, { seed, clock }: SeedOptions): Promise<{ stories: number }> {
  return db.transaction().execute(async (transaction) => {
    if (!(await claimSeeding(transaction, clock()))) return { stories: 0 };
    const stories = readBundledStories();
    const categories = readBundledCategories().map((category, index) => ({
      id: categoryId(category.display_name),
      ...category,
      sort_order: index + 1,
    }));
    await insertCategories(transaction, categories);
    await insertTags(transaction, tagsOf(stories));
    if (seed === 'none') return { stories: 0 };
    await insertAuthor(transaction, houseAuthor(clock()));
    await addStories(transaction, stories, clock());
    return { stories: stories.length };
  });
}

async function addStories(db: Queries, stories: BundledStory[], now: Date): Promise<void> {
  for (const [index, { key, story }] of stories.entries()) {
    // a minute apart, so that the library keeps its order
    const instant = new Date(now.getTime() - index * 60_000);
    const row = storyRow(story, {
      id: stableId(`story:${key}`),
      author_id: HOUSE_AUTHOR_ID,
      status: 'published',
      created_at: instant,
      published_at: instant,
    });
    await insertStory(db, row, story.tag_ids);
  }
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

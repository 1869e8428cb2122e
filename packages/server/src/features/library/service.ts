import type { Category, Tag } from '@kathaloka/contract/entities';
import type { Clock } from '../../platform/clock.ts';
import type { Database, NewStoryRow, NewUserRow, Queries } from '../../platform/db/schema.ts';
import { stableId } from '../../platform/ids.ts';
import { type BundledStory, readBundledCategories, readBundledStories } from './bundledStory.ts';
import { graphCounts } from './graphCounts.ts';
import { claimSeeding, insertAuthor, insertCategories, insertStory, insertTags } from './repository.ts';

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
      id: stableId(`category:${category.name}`),
      ...category,
      sort_order: index + 1,
    }));
    await insertCategories(transaction, categories);
    await insertTags(transaction, tagsOf(stories));
    if (seed === 'none') return { stories: 0 };
    await insertAuthor(transaction, houseAuthor(clock()));
    await addStories(transaction, stories, categories, clock());
    return { stories: stories.length };
  });
}

async function addStories(
  db: Queries,
  stories: BundledStory[],
  categories: Category[],
  now: Date,
): Promise<void> {
  for (const [index, story] of stories.entries()) {
    const category = categories.find(({ display_name }) => display_name === story.category);
    if (!category) throw new Error(`${story.key}: there is no category "${story.category}".`);
    // a minute apart, so that the library keeps its order
    const instant = new Date(now.getTime() - index * 60_000);
    await insertStory(db, storyRow(story, category.id, instant), story.tags.map(tagId));
  }
}

function storyRow(story: BundledStory, category_id: string, instant: Date): NewStoryRow {
  const { key, category: _category, tags: _tags, difficulty, game_config, story_structure, ...rest } = story;
  return {
    ...rest,
    id: stableId(`story:${key}`),
    author_id: HOUSE_AUTHOR_ID,
    category_id,
    difficulty_level: difficulty,
    cover_image_url: `/covers/${key}.webp`,
    status: 'published',
    created_at: instant,
    published_at: instant,
    ...graphCounts(story_structure),
    story_cards_count: story.lore_cards.length,
    game_config: JSON.stringify(game_config),
    story_structure: JSON.stringify(story_structure),
    lore_cards: JSON.stringify(story.lore_cards),
    depiction: JSON.stringify(story.depiction),
    lexicon: JSON.stringify(story.lexicon ?? {}),
    cover: JSON.stringify(story.cover),
  };
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

function tagId(name: string): string {
  return stableId(`tag:${name}`);
}

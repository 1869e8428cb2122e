import type { Story, StoryPage } from '@kathaloka/contract/entities';
import { STORIES_PER_PAGE } from '@kathaloka/contract/limits';
import { AppError } from '../../platform/AppError.ts';
import type { Queries } from '../../platform/db/schema.ts';
import { presentStory } from './present.ts';
import {
  countPublished,
  findFeatured,
  findPublished,
  findPublishedById,
  findTrending,
} from './repository.ts';

/** A page past the last one is empty, and says how many there are. */
export async function storyPage(db: Queries, page: number): Promise<StoryPage> {
  const offset = (page - 1) * STORIES_PER_PAGE;
  const [rows, total] = await Promise.all([
    findPublished(db, { limit: STORIES_PER_PAGE, offset }),
    countPublished(db),
  ]);
  return {
    stories: rows.map((row) => presentStory(row)),
    page,
    total_pages: Math.ceil(total / STORIES_PER_PAGE),
    total_stories: total,
  };
}

export async function featuredStories(db: Queries, limit: number): Promise<Story[]> {
  const rows = await findFeatured(db, limit);
  return rows.map((row) => presentStory(row));
}

/** Most played first: until sessions are recorded, the counters are all there is to go by. */
export async function trendingStories(db: Queries, limit: number): Promise<Story[]> {
  const rows = await findTrending(db, limit);
  return rows.map((row) => presentStory(row));
}

/** Drafts and archived stories do not exist for a reader. */
export async function publishedStory(db: Queries, id: string): Promise<Story> {
  const row = await findPublishedById(db, id);
  if (!row) throw new AppError('not_found', 'Game not found');
  return presentStory(row);
}

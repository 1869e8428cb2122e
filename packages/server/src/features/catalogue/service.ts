import type { Story, StoryPage, StoryUserState } from '@kathaloka/contract/entities';
import { STORIES_PER_PAGE } from '@kathaloka/contract/limits';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Queries } from '../../platform/db/schema.ts';
import { reactionsOf } from '../reactions/service.ts';
import { storyNotFound } from '../../platform/notFound.ts';
import { maySee, mayPlayPremium } from './policy.ts';
import { GUEST, presentStory } from './present.ts';
import {
  countPublished,
  findById,
  findByIds,
  findFeatured,
  findPublished,
  findPublishedByIds,
  type StoryRow,
} from './repository.ts';
import { type IndexingContext, keepUp } from './search/indexing.ts';
import { findStoryIds } from './search/service.ts';
import type { Trending } from './trending.ts';

export { countPublished } from './repository.ts';

/** Who reads; nobody knows a guest. */
export type Reader = SignedInUser | null;

/** A page past the last one is empty, and says how many there are. */
export async function storyPage(db: Queries, page: number, reader: Reader): Promise<StoryPage> {
  const offset = (page - 1) * STORIES_PER_PAGE;
  const total = await countPublished(db);
  const rows = offset < total ? await findPublished(db, { limit: STORIES_PER_PAGE, offset }) : [];
  return {
    stories: await present(db, rows, reader),
    page,
    total_pages: Math.ceil(total / STORIES_PER_PAGE),
    total_stories: total,
  };
}

export async function featuredStories(db: Queries, limit: number, reader: Reader): Promise<Story[]> {
  return present(db, await findFeatured(db, limit), reader);
}

/** What people play these days comes first; where nobody plays, what they like. */
export async function trendingStories(
  db: Queries,
  trending: Trending,
  limit: number,
  reader: Reader,
): Promise<Story[]> {
  const rows = await publishedInOrder(db, await trending());
  return present(db, rows.slice(0, limit), reader);
}

export async function searchStories(
  context: IndexingContext,
  { q, limit }: { q: string; limit: number },
  reader: Reader,
): Promise<Story[]> {
  const { db } = context;
  await keepUp(context, 1);
  const rows = await publishedInOrder(db, await findStoryIds(db, q, limit));
  return present(db, rows, reader);
}

/** Drafts and archived stories exist for their author and for administrators, and for nobody else. */
export async function visibleStory(db: Queries, id: string, reader: Reader): Promise<Story> {
  const row = await findById(db, id);
  if (!row || !maySee(row, reader)) throw storyNotFound();
  const [story] = await present(db, [row], reader);
  return story!;
}

/** Of these stories those that the reader may see, in no order. */
export async function visibleStories(db: Queries, ids: readonly string[], reader: Reader): Promise<Story[]> {
  const rows = await findByIds(db, ids);
  return present(
    db,
    rows.filter((row) => maySee(row, reader)),
    reader,
  );
}

async function publishedInOrder(db: Queries, ids: readonly string[]): Promise<StoryRow[]> {
  if (ids.length === 0) return [];
  const rows = await findPublishedByIds(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function present(db: Queries, rows: readonly StoryRow[], reader: Reader): Promise<Story[]> {
  const stateOf = await readerStates(db, rows, reader);
  return rows.map((row) => presentStory(row, stateOf(row)));
}

async function readerStates(
  db: Queries,
  rows: readonly StoryRow[],
  reader: Reader,
): Promise<(row: StoryRow) => StoryUserState> {
  if (!reader || rows.length === 0) return () => GUEST;
  const { liked, bookmarked } = await reactionsOf(
    db,
    reader.id,
    rows.map(({ id }) => id),
  );
  return (row) => ({
    hasLiked: liked.has(row.id),
    hasBookmarked: bookmarked.has(row.id),
    has_premium_access: mayPlayPremium(row, reader),
  });
}

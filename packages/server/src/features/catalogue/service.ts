import type { Category, Story, StoryPage, StoryUserState, Tag } from '@kathaloka/contract/entities';
import { STORIES_PER_PAGE } from '@kathaloka/contract/limits';
import { AppError } from '../../platform/AppError.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Queries } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/Deps.ts';
import { reactionsOf } from '../reactions/service.ts';
import { notFound } from '../../platform/notFound.ts';
import { maySee, mayPlayPremium } from './policy.ts';
import { GUEST, presentStory } from './present.ts';
import {
  allCategories,
  allTags,
  countPublished,
  findById,
  findByIds,
  findFeatured,
  findPublished,
  findPlace,
  findPublishedByIds,
  type Place,
  type StoryRow,
} from './repository.ts';
import { forgetUnusedWords } from './search/forgetting.ts';
import { indexPendingStories, indexWaiting, startIndexing } from './search/indexing.ts';
import { findStoryIds } from './search/service.ts';

export { indexPendingStories, startIndexing };

/** The reader; undefined for a guest. */
export type Reader = SignedInUser | null;

/** A page past the last one is empty, and has the real number of pages. */
export async function storyPage(
  { db }: Pick<Deps, 'db'>,
  { page, after }: { readonly page: number; readonly after?: string | undefined },
  reader: Reader,
): Promise<StoryPage> {
  const offset = (page - 1) * STORIES_PER_PAGE;
  const total = await countPublished(db);
  const place = after === undefined ? undefined : placeOf(after);
  // one more than the page holds tells whether another page follows
  const limit = STORIES_PER_PAGE + 1;
  const found = place || offset < total ? await findPublished(db, { limit, offset, after: place }) : [];
  const rows = found.slice(0, STORIES_PER_PAGE);
  return {
    stories: await present(db, rows, reader),
    page,
    total_pages: Math.ceil(total / STORIES_PER_PAGE),
    total_stories: total,
    next: found.length > rows.length ? await cursorOf(db, rows.at(-1)!.id) : null,
  };
}

/** Undefined if the story has just been deleted: the next page is then found by its number. */
async function cursorOf(db: Queries, id: string): Promise<string | undefined> {
  const place = await findPlace(db, id);
  return place && `${place.published_at}_${place.id}`;
}

function placeOf(cursor: string): Place {
  const [published_at = '', id = ''] = cursor.split('_', 2);
  return { published_at, id };
}

export async function featuredStories(
  { db }: Pick<Deps, 'db'>,
  { limit }: { readonly limit: number },
  reader: Reader,
): Promise<Story[]> {
  return present(db, await findFeatured(db, limit), reader);
}

/** The first trending stories, whose ids come from `createTrending`. */
export async function trendingStories(
  { db }: Deps,
  { ids, limit }: { readonly ids: readonly string[]; readonly limit: number },
  reader: Reader,
): Promise<Story[]> {
  const rows = await publishedInOrder(db, ids);
  return present(db, rows.slice(0, limit), reader);
}

/** Only reads: a change is found once it has been indexed by the request that made it. */
export async function searchStories(
  { db }: Pick<Deps, 'db'>,
  { q, limit }: { readonly q: string; readonly limit: number },
  reader: Reader,
): Promise<Story[]> {
  const rows = await publishedInOrder(db, await findStoryIds(db, q, limit));
  return present(db, rows, reader);
}

/** Indexes what earlier attempts have left after a failure or a crash, and forgets words that no story has any more. */
export async function sweepSearch({ db }: Deps): Promise<void> {
  await indexWaiting(db);
  await forgetUnusedWords(db);
  // what was written while the words were compared was left to us
  await indexWaiting(db);
}

export const listCategories = ({ db }: Deps): Promise<Category[]> => allCategories(db);
export const listTags = ({ db }: Deps): Promise<Tag[]> => allTags(db);

/** The number of published stories. */
export const publishedTotal = ({ db }: Pick<Deps, 'db'>): Promise<number> => countPublished(db);

/** Drafts and archived stories exist for their author and for administrators only. */
export async function visibleStory(
  { db }: Pick<Deps, 'db'>,
  { id }: { readonly id: string },
  reader: Reader,
): Promise<Story> {
  const row = await findById(db, id);
  if (!row || !maySee(row, reader)) throw notFound('story');
  const [story] = await present(db, [row], reader);
  return story!;
}

/** Throws unless the reader may begin the story: it must be visible to them, and a premium story requires premium access. */
export async function playableStory(
  { db }: Pick<Deps, 'db'>,
  { id }: { readonly id: string },
  reader: SignedInUser,
): Promise<void> {
  const row = await findById(db, id);
  if (!row || !maySee(row, reader)) throw notFound('story');
  refuseWithoutPremium(row, reader);
}

/** Throws if the story requires premium access and the player does not have it, or no longer has it. */
export function refuseWithoutPremium(
  row: { readonly author_id: string | null; readonly is_premium: boolean },
  player: SignedInUser,
): void {
  if (row.is_premium && !mayPlayPremium(row, player))
    throw new AppError('premium_required', 'This is a premium story. Please upgrade to play.');
}

/** Those of these stories that the reader may see, unordered. */
export async function visibleStories(
  { db }: Pick<Deps, 'db'>,
  { ids }: { readonly ids: readonly string[] },
  reader: Reader,
): Promise<Story[]> {
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

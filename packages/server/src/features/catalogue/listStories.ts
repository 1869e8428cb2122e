import type { Author, Story, StoryPage } from '@kathaloka/contract/entities';
import { FOLLOWED_LIMIT, STORIES_PER_PAGE } from '@kathaloka/contract/limits';
import type { Deps } from '../../platform/Deps.ts';
import type { Queries } from '../../platform/db/schema.ts';
import {
  countPublished,
  countPublishedBy,
  findNewestBy,
  findPlace,
  findPublished,
  type Page,
  type Place,
} from './repository.ts';
import { presentStories, type Reader } from './present.ts';
import { ratingsFor, ratingsOfGuests } from './ratings.ts';

/** A page past the last one is empty, and has the real number of pages. */
export async function listStories(
  deps: Pick<Deps, 'db' | 'config'>,
  { page, after }: { readonly page: number; readonly after?: string | undefined },
  reader: Reader,
): Promise<StoryPage> {
  const offset = (page - 1) * STORIES_PER_PAGE;
  const { db } = deps;
  const ratings = ratingsFor(deps, reader);
  const total = await countPublished(db, ratings);
  return {
    ...(await readPage(db, { total, offset, after, ratings }, reader)),
    page,
    total_pages: Math.ceil(total / STORIES_PER_PAGE),
    total_stories: total,
  };
}

/** One page of the published stories of an author. */
export async function listStoriesBy(
  deps: Pick<Deps, 'db' | 'config'>,
  { author_id, after }: { readonly author_id: string; readonly after?: string | undefined },
  reader: Reader,
): Promise<Pick<Author, 'stories' | 'next' | 'total_stories'>> {
  const { db } = deps;
  const ratings = ratingsFor(deps, reader);
  const total = await countPublishedBy(db, { author_id, ratings });
  const page = await readPage(db, { total, offset: 0, after, ratings, author_id }, reader);
  return { ...page, total_stories: total };
}

/** Whether an author has a published story that this reader may see. */
export async function hasStoriesBy(
  deps: Pick<Deps, 'db' | 'config'>,
  author_id: string,
  reader: Reader,
): Promise<boolean> {
  return (await countPublishedBy(deps.db, { author_id, ratings: ratingsFor(deps, reader) })) > 0;
}

/** The newest published stories of several authors. */
export async function listNewestBy(
  deps: Pick<Deps, 'db' | 'config'>,
  author_ids: readonly string[],
  reader: Reader,
): Promise<Story[]> {
  if (author_ids.length === 0) return [];
  const { db } = deps;
  const wanted = { author_ids, limit: FOLLOWED_LIMIT, ratings: ratingsFor(deps, reader) };
  return presentStories(db, await findNewestBy(db, wanted), reader);
}

interface WantedPage extends Omit<Page, 'limit' | 'after'> {
  readonly total: number;
  readonly after: string | undefined;
}

async function readPage(
  db: Queries,
  { total, after, ...wanted }: WantedPage,
  reader: Reader,
): Promise<Pick<StoryPage, 'stories' | 'next'>> {
  const place = after === undefined ? undefined : placeOf(after);
  // reads one entry more than the page holds, to learn whether another page follows
  const limit = STORIES_PER_PAGE + 1;
  const found =
    place || wanted.offset < total ? await findPublished(db, { ...wanted, limit, after: place }) : [];
  const rows = found.slice(0, STORIES_PER_PAGE);
  return {
    stories: await presentStories(db, rows, reader),
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

/** The number of published stories that guests are shown. */
export const publishedTotal = (deps: Pick<Deps, 'db' | 'config'>): Promise<number> =>
  countPublished(deps.db, ratingsOfGuests(deps));

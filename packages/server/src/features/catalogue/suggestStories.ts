import type { SearchSuggestions } from '@kathaloka/contract/entities';
import type { Ratings } from '../../platform/db/published.ts';
import type { Deps } from '../../platform/Deps.ts';
import { recent } from '../../platform/recent.ts';
import { presentStories, type Reader } from './present.ts';
import { publishedInOrder } from './publishedInOrder.ts';
import { ratingsFor } from './ratings.ts';
import { allCategories } from './repository.ts';
import { commonestCategories, type ComparedStory, comparedStories, nearestTitle } from './search/nearest.ts';
import { findMostLikedTitles } from './search/titlesRepository.ts';

/** How long titles are stored. */
const FRESH_MS = 60_000;

type Titles = (ratings: Ratings) => Promise<ComparedStory[]>;

/** The titles of the most liked stories that a reader who sees these ratings may have meant. */
export function createTitles({ db, clock }: Pick<Deps, 'db' | 'clock'>): Titles {
  const all = new Map<string, () => Promise<ComparedStory[]>>();
  return (ratings) => {
    const key = ratings?.join(' ') ?? '';
    const titles =
      all.get(key) ??
      recent(FRESH_MS, clock, async () => comparedStories(await findMostLikedTitles(db, ratings)));
    all.set(key, titles);
    return titles();
  };
}

/** What a reader may have meant by a query that finds nothing. */
export async function suggestStories(
  deps: Pick<Deps, 'db' | 'config'>,
  { q, titlesFor }: { readonly q: string; readonly titlesFor: Titles },
  reader: Reader,
): Promise<SearchSuggestions> {
  const { db } = deps;
  const ratings = ratingsFor(deps, reader);
  const titled = await titlesFor(ratings);
  const nearest = nearestTitle(titled, q);
  const rows = await publishedInOrder(db, nearest ? [nearest.id] : [], ratings);
  const [story = null] = await presentStories(db, rows, reader);
  return { story, categories: commonestCategories(await allCategories(db), titled) };
}

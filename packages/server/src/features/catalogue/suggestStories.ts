import type { SearchSuggestions } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { presentStories, type Reader } from './present.ts';
import { publishedInOrder } from './publishedInOrder.ts';
import { ratingsFor } from './ratings.ts';
import { allCategories } from './repository.ts';
import { commonestCategories, nearestTitle } from './search/nearest.ts';
import { findMostLikedTitles } from './search/titlesRepository.ts';

/** What a reader may have meant by a query that finds nothing. */
export async function suggestStories(
  deps: Pick<Deps, 'db' | 'config'>,
  { q }: { readonly q: string },
  reader: Reader,
): Promise<SearchSuggestions> {
  const { db } = deps;
  const ratings = ratingsFor(deps, reader);
  const titled = await findMostLikedTitles(db, ratings);
  const nearest = nearestTitle(titled, q);
  const rows = await publishedInOrder(db, nearest ? [nearest.id] : [], ratings);
  const [story = null] = await presentStories(db, rows, reader);
  return { story, categories: commonestCategories(await allCategories(db), titled) };
}

import type { AnswerOf } from '@kathaloka/contract/endpoints';
import type { Home, HomeStory } from '@kathaloka/contract/entities';
import { FEATURED_LIMIT, TRENDING_LIMIT } from '@kathaloka/contract/limits';

/** What Home asks of the featured stories, and of those that are played now. */
export const featuredOnHome = { query: { limit: FEATURED_LIMIT } };
export const trendingOnHome = { query: { limit: TRENDING_LIMIT } };

/** A page of the list, of which every story is whole or has what cards show. A type alias, as the client's type contains it. */
export type ListedPage = Omit<AnswerOf<'listStories'>, 'stories'> & { stories: HomeStory[] };

/** The lists of Home's one answer, as their own calls would have answered them. */
export function listsOf({ stories, list, featured, trending }: Home) {
  const known = new Map(stories.map((story) => [story.id, story]));
  const inOrder = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []);
  const { ids, ...page } = list;
  return {
    page: { ...page, page: 1, stories: inOrder(ids) } satisfies ListedPage,
    featured: inOrder(featured),
    trending: inOrder(trending),
  };
}

import type { AnswerOf } from '@kathaloka/contract/endpoints';
import type { Home, HomeStory } from '@kathaloka/contract/entities';
import { FEATURED_LIMIT, TRENDING_LIMIT } from '@kathaloka/contract/limits';

/** What Home asks of the featured stories, and of those that are played now. */
export const featuredOnHome = { query: { limit: FEATURED_LIMIT } };
export const trendingOnHome = { query: { limit: TRENDING_LIMIT } };

/** A page of the list, of which every story is whole or has what cards show. A type alias, as the client's type contains it. */
export type ListedPage = Omit<AnswerOf<'listStories'>, 'stories'> & { stories: HomeStory[] };

/** Which page of the list to ask for. */
export type WantedPage = { readonly page: number; readonly after?: string };

interface CachedList {
  readonly pages: readonly ListedPage[];
  readonly pageParams: readonly WantedPage[];
}

/** The first page of a list in place of an older one. Stories that have dropped out of it stay at its end, since no other page has them. */
export function withPushedOut(page: ListedPage, before: ListedPage | undefined): ListedPage {
  const ids = new Set(page.stories.map(({ id }) => id));
  const pushedOut = before?.stories.filter(({ id }) => !ids.has(id)) ?? [];
  return { ...page, stories: [...page.stories, ...pushedOut] };
}

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

/**
 * Home's one answer, where the calls of its lists and of the settings have theirs. Later pages of the list that are cached stay.
 *
 * @example
 * store.dispatch(catalogue.util.upsertQueryEntries(entriesOfHome(home)));
 */
export function entriesOfHome(home: Home, cached?: CachedList) {
  const { page, featured, trending } = listsOf(home);
  const [before, ...others] = cached?.pages ?? [];
  const first = others.length > 0 ? withPushedOut(page, before) : page;
  const list = { pages: [first, ...others], pageParams: [...(cached?.pageParams ?? [{ page: 1 }])] };
  return tuple(
    { endpointName: 'listStories' as const, arg: undefined, value: list },
    { endpointName: 'listFeaturedStories' as const, arg: featuredOnHome, value: featured },
    { endpointName: 'listTrendingStories' as const, arg: trendingOnHome, value: trending },
    { endpointName: 'getSettings' as const, arg: undefined, value: home.settings },
  );
}

/** A tuple of what is given. */
const tuple = <T extends unknown[]>(...each: T): T => each;

import type { AnswerOf } from '@kathaloka/contract/endpoints';
import type { Home, HomeStory } from '@kathaloka/contract/entities';
import { FEATURED_LIMIT, TRENDING_LIMIT } from '@kathaloka/contract/limits';

/** The arguments with which Home asks for featured and trending stories. */
export const featuredOnHome = { query: { limit: FEATURED_LIMIT } };
export const trendingOnHome = { query: { limit: TRENDING_LIMIT } };

/**
 * A page of the list: whole stories, or the fields of a card. A type alias, because the client's type
 * contains it.
 */
export type ListedPage = Omit<AnswerOf<'listStories'>, 'stories'> & { stories: HomeStory[] };

/** Which page of the list to ask for. */
export type WantedPage = { readonly page: number; readonly after?: string };

interface CachedList {
  readonly pages: readonly ListedPage[];
  readonly pageParams: readonly WantedPage[];
}

/** The new first page of a list. Stories that dropped out of it stay at its end, because no other page has them. */
export function withPushedOut(page: ListedPage, before: ListedPage | undefined): ListedPage {
  const ids = new Set(page.stories.map(({ id }) => id));
  const pushedOut = before?.stories.filter(({ id }) => !ids.has(id)) ?? [];
  return { ...page, stories: [...page.stories, ...pushedOut] };
}

/** Splits Home's answer into the answers of its lists' own calls. */
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
 * Cache entries for the lists and settings of Home's answer. Later pages of the list stay cached.
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

/** The arguments as a tuple. */
const tuple = <T extends unknown[]>(...each: T): T => each;

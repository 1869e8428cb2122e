import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { reading } from '../../platform/replica/reading.ts';
import { listFeaturedStories } from './listFeaturedStories.ts';
import { searchStories } from './searchStories.ts';
import { createTitles, suggestStories } from './suggestStories.ts';
import { listTrendingStories } from './listTrendingStories.ts';
import { listCategories } from './listCategories.ts';
import { listTags } from './listTags.ts';
import { listStories } from './listStories.ts';
import { getHome } from './getHome.ts';
import { getStory } from './getStory.ts';
import type { Reader } from './present.ts';
import { createTrending } from './trending.ts';

export function catalogueRoutes(deps: Deps) {
  const trending = createTrending(reading(deps, null));
  const titlesFor = createTitles(reading(deps, null));
  // an answer in memory (`http/cachedCalls.ts`) stays there until the database reports a change, so it is not read
  // from a replica, which may not have the last change yet
  const readingFor = (user: Reader) => (user === null && deps.responseCache ? deps : reading(deps, user));
  return defineRoutes({
    listStories: ({ query, user }) => listStories(readingFor(user), query, user),
    listFeaturedStories: ({ query, user }) => listFeaturedStories(readingFor(user), query, user),
    listTrendingStories: async ({ query, user }) =>
      listTrendingStories(readingFor(user), { ids: await trending(), ...query }, user),
    getHome: async ({ user }) => getHome(readingFor(user), { trending: await trending() }, user),
    searchStories: ({ query, user }) => searchStories(readingFor(user), query, user),
    suggestStories: ({ query, user }) => suggestStories(readingFor(user), { ...query, titlesFor }, user),
    getStory: ({ params, user }) => getStory(readingFor(user), params, user),
    listCategories: () => listCategories(deps),
    listTags: () => listTags(deps),
  });
}

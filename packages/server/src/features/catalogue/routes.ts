import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { reading } from '../../platform/replica/reading.ts';
import { listFeaturedStories } from './listFeaturedStories.ts';
import { searchStories } from './searchStories.ts';
import { listTrendingStories } from './listTrendingStories.ts';
import { listCategories } from './listCategories.ts';
import { listTags } from './listTags.ts';
import { listStories } from './listStories.ts';
import { getStory } from './getStory.ts';
import { createTrending } from './trending.ts';

export function catalogueRoutes(deps: Deps) {
  const trending = createTrending(reading(deps, null));
  return defineRoutes({
    listStories: ({ query, user }) => listStories(reading(deps, user), query, user),
    listFeaturedStories: ({ query, user }) => listFeaturedStories(reading(deps, user), query, user),
    listTrendingStories: async ({ query, user }) =>
      listTrendingStories(reading(deps, user), { ids: await trending(), ...query }, user),
    searchStories: ({ query, user }) => searchStories(reading(deps, user), query, user),
    getStory: ({ params, user }) => getStory(reading(deps, user), params, user),
    listCategories: () => listCategories(deps),
    listTags: () => listTags(deps),
  });
}

import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { listFeaturedStories } from './listFeaturedStories.ts';
import { searchStories } from './searchStories.ts';
import { listTrendingStories } from './listTrendingStories.ts';
import { listCategories } from './listCategories.ts';
import { listTags } from './listTags.ts';
import { listStories } from './listStories.ts';
import { getStory } from './getStory.ts';
import { createTrending } from './trending.ts';

export function catalogueRoutes(deps: Deps) {
  const trending = createTrending(deps);
  return defineRoutes({
    listStories: ({ query, user }) => listStories(deps, query, user),
    listFeaturedStories: ({ query, user }) => listFeaturedStories(deps, query, user),
    listTrendingStories: async ({ query, user }) =>
      listTrendingStories(deps, { ids: await trending(), ...query }, user),
    searchStories: ({ query, user }) => searchStories(deps, query, user),
    getStory: ({ params, user }) => getStory(deps, params, user),
    listCategories: () => listCategories(deps),
    listTags: () => listTags(deps),
  });
}

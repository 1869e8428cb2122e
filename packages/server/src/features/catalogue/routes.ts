import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import {
  featuredStories,
  listCategories,
  listTags,
  searchStories,
  storyPage,
  trendingStories,
  visibleStory,
} from './service.ts';
import { createTrending } from './trending.ts';

export function catalogueRoutes(deps: Deps) {
  const trending = createTrending(deps);
  return defineRoutes({
    listStories: ({ query, user }) => storyPage(deps, query, user),
    listFeaturedStories: ({ query, user }) => featuredStories(deps, query, user),
    listTrendingStories: async ({ query, user }) =>
      trendingStories(deps, { ids: await trending(), ...query }, user),
    searchStories: ({ query, user }) => searchStories(deps, query, user),
    getStory: ({ params, user }) => visibleStory(deps, params, user),
    listCategories: () => listCategories(deps),
    listTags: () => listTags(deps),
  });
}

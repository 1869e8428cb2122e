import type { Clock } from '../../platform/clock.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { allCategories, allTags } from './repository.ts';
import type { IndexingContext } from './search/indexing.ts';
import { featuredStories, searchStories, storyPage, trendingStories, visibleStory } from './service.ts';
import { createTrending } from './trending.ts';

interface CatalogueContext extends IndexingContext {
  readonly clock: Clock;
}

export function catalogueRoutes(context: CatalogueContext) {
  const { db, clock } = context;
  const trending = createTrending(db, clock);
  return defineRoutes({
    listStories: ({ query, user }) => storyPage(db, query.page, user),
    listFeaturedStories: ({ query, user }) => featuredStories(db, query.limit, user),
    listTrendingStories: ({ query, user }) => trendingStories(db, trending, query.limit, user),
    searchStories: ({ query, user }) => searchStories(context, query, user),
    getStory: ({ params, user }) => visibleStory(db, params.id, user),
    listCategories: () => allCategories(db),
    listTags: () => allTags(db),
  });
}

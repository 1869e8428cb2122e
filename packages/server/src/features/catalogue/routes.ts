import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Logger } from '../../platform/log.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { allCategories, allTags } from './repository.ts';
import { featuredStories, searchStories, storyPage, trendingStories, visibleStory } from './service.ts';
import { createTrending } from './trending.ts';

interface CatalogueContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
}

export function catalogueRoutes({ db, clock, log }: CatalogueContext) {
  const trending = createTrending(db, clock);
  return defineRoutes({
    listStories: ({ query, user }) => storyPage(db, query.page, user),
    listFeaturedStories: ({ query, user }) => featuredStories(db, query.limit, user),
    listTrendingStories: ({ query, user }) => trendingStories(db, trending, query.limit, user),
    searchStories: ({ query, user }) => searchStories({ db, log }, query, user),
    getStory: ({ params, user }) => visibleStory(db, params.id, user),
    listCategories: () => allCategories(db),
    listTags: () => allTags(db),
  });
}

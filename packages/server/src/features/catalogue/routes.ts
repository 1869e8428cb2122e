import type { Queries } from '../../platform/db/schema.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { allCategories, allTags } from './repository.ts';
import { featuredStories, publishedStory, storyPage, trendingStories } from './service.ts';

export function catalogueRoutes(db: Queries) {
  return defineRoutes({
    listStories: ({ query }) => storyPage(db, query.page),
    listFeaturedStories: ({ query }) => featuredStories(db, query.limit),
    listTrendingStories: ({ query }) => trendingStories(db, query.limit),
    getStory: ({ params }) => publishedStory(db, params.id),
    listCategories: () => allCategories(db),
    listTags: () => allTags(db),
  });
}

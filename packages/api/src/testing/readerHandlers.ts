import type { Story } from '@kathaloka/contract/entities';
import { SEARCH_LIMIT, SUGGESTED_CATEGORIES } from '@kathaloka/contract/limits';
import type { RequestHandler } from 'msw';
import { MockedRefusal, mockCall } from './mockCall.ts';
import { createWorld, type World } from './world.ts';

/**
 * A reader's actions on stories: search, like, bookmark, share. The world stores the results.
 *
 * @example const server = setupServer(...readerHandlers(createWorld()));
 */
export function readerHandlers(world: World = createWorld()): RequestHandler[] {
  function find(id: string | undefined): Story {
    const story = world.stories.find((candidate) => candidate.id === id);
    if (!story) throw new MockedRefusal({ status: 404, detail: 'Game not found' });
    return story;
  }

  function change(id: string | undefined, by: (story: Story) => Story): Story {
    const changed = by(find(id));
    world.stories = world.stories.map((story) => (story.id === id ? changed : story));
    return changed;
  }

  return [
    mockCall('searchStories', ({ query }) => {
      const wanted = (query.get('q') ?? '').toLowerCase();
      return world.stories.filter(({ title }) => title.toLowerCase().includes(wanted)).slice(0, SEARCH_LIMIT);
    }),
    mockCall('suggestStories', () => ({
      story: world.stories[0] ?? null,
      categories: world.categories.slice(0, SUGGESTED_CATEGORIES),
    })),
    mockCall('likeStory', async ({ params, request }) => {
      const { is_liked } = (await request.json()) as { is_liked: boolean };
      const { stats } = change(params.id, (story) => {
        const likes_total = story.stats.likes_total + Number(is_liked) - Number(story.user_state.hasLiked);
        return {
          ...story,
          stats: { ...story.stats, likes_total },
          user_state: { ...story.user_state, hasLiked: is_liked },
        };
      });
      return { is_liked, likes_total: stats.likes_total };
    }),
    mockCall('bookmarkStory', async ({ params, request }) => {
      const { is_bookmarked } = (await request.json()) as { is_bookmarked: boolean };
      const { stats } = change(params.id, (story) => {
        const step = Number(is_bookmarked) - Number(story.user_state.hasBookmarked);
        return {
          ...story,
          stats: { ...story.stats, bookmarks_total: story.stats.bookmarks_total + step },
          user_state: { ...story.user_state, hasBookmarked: is_bookmarked },
        };
      });
      return { is_bookmarked, bookmarks_total: stats.bookmarks_total };
    }),
    mockCall('shareStory', ({ params }) => {
      const { stats } = change(params.id, (story) => ({
        ...story,
        stats: { ...story.stats, shares_count: story.stats.shares_count + 1 },
      }));
      return { shares_count: stats.shares_count };
    }),
  ];
}

import { anOpening } from '@kathaloka/contract/fixtures';
import type { Home, Story, StoryPage } from '@kathaloka/contract/entities';
import {
  FEATURED_LIMIT,
  FINISHED_STORIES_PER_PAGE,
  STORIES_PER_PAGE,
  TRENDING_LIMIT,
} from '@kathaloka/contract/limits';
import type { RequestHandler } from 'msw';
import { followHandlers } from './followHandlers.ts';
import { MockedRefusal, mockCall } from './mockCall.ts';
import { createWorld, type World } from './world.ts';

/**
 * Handlers of a mocked server with the given world, by the contract's rules.
 *
 * @example
 * const server = setupServer(...catalogueHandlers(createWorld()));
 */
export function catalogueHandlers(world: World = createWorld()): RequestHandler[] {
  return [
    mockCall('listSessions', () => ({ sessions: [...world.sessions], next_parts: [...world.nextParts] })),
    mockCall('listTogether', () => ({ sessions: [] })),
    mockCall('getSecondFactor', () => ({ since: null, recovery_codes_left: 0 })),
    mockCall('checkSession', () => NO_SESSION),
    mockCall('getOpening', () => anOpening()),
    mockCall('getFoundEndings', ({ params }) => {
      const played = world.finished.find(({ story_id }) => story_id === params.story_id);
      const language = played?.story.language ?? null;
      return { found: played?.found ?? [], total: played?.total ?? 0, hint: null, language };
    }),
    mockCall('listFinishedStories', ({ query }) => {
      const after = query.get('after');
      const from = world.finished.findIndex(({ session_id }) => session_id === after) + 1;
      const stories = world.finished.slice(from, from + FINISHED_STORIES_PER_PAGE);
      const hasMore = from + stories.length < world.finished.length;
      return { stories, next: hasMore ? (stories.at(-1)?.session_id ?? null) : null };
    }),
    mockCall('listStories', ({ query }) =>
      pageIn(world, { page: Number(query.get('page') ?? 1), after: query.get('after') }),
    ),
    mockCall('listFeaturedStories', ({ query }) => featuredIn(world, limitOf(query))),
    mockCall('listTrendingStories', ({ query }) => trendingIn(world, limitOf(query))),
    ...followHandlers(world),
    mockCall('getHome', () => homeIn(world)),
    mockCall('listSharedTurns', () => ({ shared_turns: [...world.sharedTurns] })),
    mockCall('getSettings', () => world.settings),
    mockCall('listTags', () => world.tags),
    mockCall('listCategories', () => world.categories),
    mockCall('getStory', ({ params }) => {
      const story = world.stories.find(({ id }) => id === params.id);
      if (!story) throw new MockedRefusal({ status: 404, detail: 'Game not found' });
      return story;
    }),
  ];
}

function pageIn({ stories: all }: World, wanted: { page: number; after: string | null }): StoryPage {
  const { page, after } = wanted;
  const from = after === null ? (page - 1) * STORIES_PER_PAGE : all.findIndex(({ id }) => id === after) + 1;
  const stories = all.slice(from, from + STORIES_PER_PAGE);
  return {
    stories,
    page,
    next: from + STORIES_PER_PAGE < all.length ? (stories.at(-1)?.id ?? null) : null,
    total_pages: Math.ceil(all.length / STORIES_PER_PAGE),
    total_stories: all.length,
  };
}

const featuredIn = ({ stories }: World, limit: number): Story[] =>
  stories.filter(({ is_featured }) => is_featured).slice(0, limit);

const trendingIn = ({ stories }: World, limit: number): Story[] =>
  stories.toSorted((a, b) => b.stats.plays_total - a.stats.plays_total).slice(0, limit);

function homeIn(world: World): Home {
  const { stories, page: _first, ...list } = pageIn(world, { page: 1, after: null });
  const featured = featuredIn(world, FEATURED_LIMIT);
  const trending = trendingIn(world, TRENDING_LIMIT);
  return {
    stories: [...new Set([...stories, ...featured, ...trending])],
    list: { ...list, ids: idsOf(stories) },
    featured: idsOf(featured),
    trending: idsOf(trending),
    settings: world.settings,
  };
}

const idsOf = (stories: readonly Story[]): string[] => stories.map(({ id }) => id);

function limitOf(query: URLSearchParams): number {
  return Number(query.get('limit') ?? FEATURED_LIMIT);
}

const NO_SESSION = {
  has_existing_session: false,
  session_id: null,
  current_xp: 0,
  choices_made: 0,
  scenes_completed: 0,
  is_completed: false,
  completion_percentage: 0,
};

import type { Home, HomeStory, Story } from '@kathaloka/contract/entities';
import { FEATURED_LIMIT, TRENDING_LIMIT } from '@kathaloka/contract/limits';
import type { Deps } from '../../platform/Deps.ts';
import { getSettings } from '../settings/public.ts';
import { listFeaturedStories } from './listFeaturedStories.ts';
import { listStories } from './listStories.ts';
import { listTrendingStories } from './listTrendingStories.ts';
import type { Reader } from './present.ts';

/**
 * The three lists of Home for this reader. The lists have only ids, because they share many stories: each story is
 * sent once.
 */
export async function getHome(
  deps: Pick<Deps, 'db' | 'config'>,
  { trending: ids }: { readonly trending: readonly string[] },
  reader: Reader,
): Promise<Home> {
  const [{ stories, total_pages, total_stories, next }, featured, trending, settings] = await Promise.all([
    listStories(deps, { page: 1 }, reader),
    listFeaturedStories(deps, { limit: FEATURED_LIMIT }, reader),
    listTrendingStories(deps, { ids, limit: TRENDING_LIMIT }, reader),
    getSettings(deps),
  ]);
  const each = new Map([...stories, ...featured, ...trending].map((story) => [story.id, story]));
  return {
    stories: [...each.values()].map(onCard),
    list: { ids: idsOf(stories), total_pages, total_stories, next },
    featured: idsOf(featured),
    trending: idsOf(trending),
    settings,
  };
}

const idsOf = (stories: readonly Story[]): string[] => stories.map(({ id }) => id);

/** A card shows the description if there is no tagline. The schema drops fields that cards do not show. */
function onCard(story: Story): HomeStory {
  return story.tagline.trim() === '' ? story : { ...story, story_description: '' };
}

import type { Page, Request } from '@playwright/test';
import { API_BASE } from '@kathaloka/contract/calls';
import type { Home, Story, StoryPage } from '@kathaloka/contract/entities';
import { aStoryPage, featuredStories, trendingStories, twelveStories } from '@kathaloka/contract/fixtures';
import { STORIES_PER_PAGE } from '@kathaloka/contract/limits';

/** External addresses that the product links to. */
export const LINKS = {
  guide_url: 'https://guide.example/',
  community_url: 'https://community.example/',
  is_reviewed: false,
  waitlist_url: 'https://waitlist.example/',
};

const SETTINGS = { google_client_id: null, ...LINKS };

interface CatalogueStories {
  /** Newest first; a page has 24 stories. */
  stories?: readonly Story[];
  featured?: readonly Story[];
  trending?: readonly Story[];
  found?: readonly Story[];
}

export interface Catalogue {
  /** The requests of the page in order, such as `GET /stories/?page=1`. */
  readonly asked: string[];
  /** How often the page has sent a request. */
  readonly count: (request: string) => number;
}

/** Large enough to be the largest contentful paint: browsers ignore images with few bytes for their area. */
const COVER = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#345"/><!-- ${'paint '.repeat(8000)} --></svg>`;
const UNTOUCHED = { hasLiked: false, hasBookmarked: false, has_premium_access: false };

/** The story as a guest sees it. */
export function untouched(story: Story): Story {
  return { ...story, user_state: UNTOUCHED };
}

/** Makes the app render the pages of stories, as on a server without rendering, so that the app requests their data. */
export async function leaveToApp(page: Page): Promise<void> {
  await page.route(/\/(?:home|game\/[^/]+)(?:[?#].*)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const { origin } = new URL(route.request().url());
    return route.fulfill({ response: await route.fetch({ url: `${origin}/offline` }) });
  });
}

/** Mocks the server's stories, for tests that do not need real ones. */
export async function showCatalogue(page: Page, shown: CatalogueStories = {}): Promise<Catalogue> {
  const asked: string[] = [];
  await leaveToApp(page);
  await page.route('**/covers/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: COVER }));
  await page.route(`**${API_BASE}/**`, (route) => {
    const request = route.request();
    asked.push(nameOf(request));
    const answer = answerTo(request, shown);
    return answer === undefined
      ? route.fulfill({ status: 404, json: { detail: 'Game not found' } })
      : route.fulfill({ json: answer });
  });
  return { asked, count: (wanted) => asked.filter((request) => request === wanted).length };
}

function nameOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname.slice(API_BASE.length)}${search}`;
}

function answerTo(request: Request, shown: CatalogueStories): unknown {
  const { stories = twelveStories.map(untouched) } = shown;
  const { featured = featuredStories.map(untouched), trending = trendingStories.map(untouched) } = shown;
  const { pathname, searchParams } = new URL(request.url());
  const page = Number(searchParams.get('page') ?? 1);
  const path = pathname.slice(API_BASE.length);
  const lists: Readonly<Record<string, () => unknown>> = {
    '/settings': () => SETTINGS,
    '/stories/': () => pageOf(stories, page),
    '/stories/home/': () => homeOf(pageOf(stories, 1), { featured, trending }),
    '/stories/featured/': () => featured,
    '/stories/trending/': () => trending,
    '/stories/search/': () => shown.found ?? stories.slice(0, 3),
  };
  const known = [...stories, ...featured, ...trending, ...(shown.found ?? [])];
  return lists[path]?.() ?? known.find(({ id }) => path === `/stories/${id}`);
}

function pageOf(stories: readonly Story[], page: number): StoryPage {
  const from = (page - 1) * STORIES_PER_PAGE;
  const total_pages = Math.max(1, Math.ceil(stories.length / STORIES_PER_PAGE));
  return aStoryPage(stories.slice(from, from + STORIES_PER_PAGE), {
    page,
    total_pages,
    total_stories: stories.length,
  });
}

function homeOf({ stories, page: _first, ...list }: StoryPage, { featured, trending }: Lists): Home {
  return {
    stories: [...new Map([...stories, ...featured, ...trending].map((story) => [story.id, story])).values()],
    list: { ...list, ids: idsOf(stories) },
    featured: idsOf(featured),
    trending: idsOf(trending),
    settings: SETTINGS,
  };
}

type Lists = Readonly<Record<'featured' | 'trending', readonly Story[]>>;
const idsOf = (stories: readonly Story[]): string[] => stories.map(({ id }) => id);

/** Disables the combined call, so that Home requests each list separately. */
export async function withoutHomeCall(page: Page): Promise<void> {
  await page.route(`**${API_BASE}/stories/home/`, (route) =>
    route.fulfill({ status: 404, json: { detail: 'Not found' } }),
  );
}

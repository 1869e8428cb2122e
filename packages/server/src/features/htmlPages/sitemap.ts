import { paths } from '@kathaloka/contract/paths';
import { isStale } from '../../platform/clock.ts';
import type { Deps } from '../../platform/Deps.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { escapeText } from '../../platform/html.ts';
import { publishedTotal, ratingsOfGuests } from '../catalogue/public.ts';
import { findAuthorsOf, findPublishedIds } from './repository.ts';

/** The most addresses of one sitemap. The standard allows 50,000, but smaller sitemaps are built faster. */
const STORIES_PER_SITEMAP = 5_000;
const PAGES = [
  paths.landing,
  paths.home,
  paths.guide,
  paths.whoWrites,
  paths.waitlist,
  paths.terms,
  paths.privacy,
];
/** Personal pages, and links meant for one person. The API is not excluded, because search engines need it to render pages. */
const PRIVATE = [
  paths.adminLogin,
  paths.createStory,
  paths.editStory(''),
  paths.myStories,
  paths.play(''),
  paths.progress,
  paths.credits,
  paths.account,
  paths.resetPassword,
  paths.verifyEmail,
  paths.guardian,
  paths.consent,
];

export function robots({ config }: Deps): string {
  const lines = PRIVATE.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${config.publicUrl}/sitemap.xml`, ''].join('\n');
}

/** How long a list is cached while the number of published stories is unchanged. */
const FRESH_MS = HOUR_MS;
/** Each takes about 600 kB of memory. */
const CACHED_PAGES = 20;

export interface Sitemaps {
  /** All addresses, or a list of lists if there are too many for one. */
  all(): Promise<string>;
  /** Null if there is no such page. */
  page(number: number): Promise<string | null>;
}

interface CachedPage {
  readonly xml: Promise<string>;
  readonly total: number;
  readonly madeAt: Date;
}

/**
 * Creates the sitemaps. Crawlers may request them as often as they like, so each is cached for an hour. It is
 * rebuilt when a story is published or taken back, so that no sitemap has a story that readers can no longer
 * see.
 */
export function createSitemaps(deps: Deps, perSitemap = STORIES_PER_SITEMAP): Sitemaps {
  const { clock, config } = deps;
  const cached = new Map<number, CachedPage>();

  function pageOf(number: number, total: number): Promise<string> {
    const now = clock();
    const before = cached.get(number);
    if (before?.total === total && !isStale(FRESH_MS, before.madeAt, now)) return before.xml;
    const made: CachedPage = { xml: makePage(deps, number, perSitemap), total, madeAt: now };
    cached.delete(number);
    cached.set(number, made);
    const [oldest] = cached.keys();
    if (cached.size > CACHED_PAGES) cached.delete(oldest!);
    // a failure is passed on to the waiting callers, and not cached
    made.xml.catch(() => {
      if (cached.get(number) === made) cached.delete(number);
    });
    return made.xml;
  }

  return {
    async all() {
      const total = await publishedTotal(deps);
      const pages = pagesFor(total, perSitemap);
      if (pages === 1) return pageOf(1, total);
      const entries = Array.from({ length: pages }, (_, index) =>
        entry('sitemap', `${config.publicUrl}/sitemaps/${index + 1}.xml`),
      );
      return document('sitemapindex', entries);
    },
    async page(number) {
      const total = await publishedTotal(deps);
      return number < 1 || number > pagesFor(total, perSitemap) ? null : pageOf(number, total);
    },
  };
}

/** Stories with their authors: somebody who has written many may be in several parts. */
async function makePage({ config, db }: Deps, page: number, limit: number): Promise<string> {
  const stories = await findPublishedIds(db, {
    limit,
    offset: (page - 1) * limit,
    ratings: ratingsOfGuests({ config }),
  });
  const fixed = page === 1 ? PAGES.map((path) => entry('url', config.publicUrl + path)) : [];
  const told = stories.map(({ id, published_at }) =>
    entry('url', `${config.publicUrl}${paths.story('')}${id}`, published_at),
  );
  const ids = stories.map(({ id }) => id);
  const authors = (await findAuthorsOf(db, ids)).map((username) =>
    entry('url', config.publicUrl + paths.author(username)),
  );
  return document('urlset', [...fixed, ...told, ...authors]);
}

function pagesFor(stories: number, perSitemap: number): number {
  return Math.max(1, Math.ceil(stories / perSitemap));
}

function entry(kind: 'url' | 'sitemap', address: string, changed: Date | null = null): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<${kind}><loc>${escapeText(address)}</loc>${lastmod}</${kind}>`;
}

function document(kind: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${kind}>`,
    '',
  ].join('\n');
}

import type { Queries } from '../../platform/db/schema.ts';
import { escapeText } from '../../platform/html.ts';
import { countPublished } from '../catalogue/service.ts';
import { findPublishedIds } from './repository.ts';

/** At most 50,000 are allowed; fewer are quicker to make. */
const STORIES_PER_SITEMAP = 5_000;
const PAGES = ['/', '/home', '/premium-waitlist', '/terms-of-service', '/privacy-policy'];
/** Pages of one person, and links that were meant for one. The API is not among them: pages are drawn from it. */
const PRIVATE = [
  '/admin',
  '/create-story',
  '/edit-story/',
  '/my-stories',
  '/play/',
  '/profile',
  '/reset-password',
  '/verify-email',
];

interface SitemapContext {
  readonly db: Queries;
  readonly publicUrl: string;
}

export function robots(publicUrl: string): string {
  const lines = PRIVATE.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

/** All addresses; where they are too many for one list, a list of lists. */
export async function sitemap({ db, publicUrl }: SitemapContext): Promise<string> {
  const pages = pagesFor(await countPublished(db));
  if (pages === 1) return (await sitemapPage({ db, publicUrl }, 1))!;
  const entries = Array.from({ length: pages }, (_, index) =>
    entry('sitemap', `${publicUrl}/sitemaps/${index + 1}.xml`),
  );
  return document('sitemapindex', entries);
}

/** Null: there is no such page. */
export async function sitemapPage({ db, publicUrl }: SitemapContext, page: number): Promise<string | null> {
  if (page < 1 || page > pagesFor(await countPublished(db))) return null;
  const limit = STORIES_PER_SITEMAP;
  const stories = await findPublishedIds(db, { limit, offset: (page - 1) * limit });
  const fixed = page === 1 ? PAGES.map((path) => entry('url', publicUrl + path)) : [];
  const told = stories.map(({ id, published_at }) => entry('url', `${publicUrl}/game/${id}`, published_at));
  return document('urlset', [...fixed, ...told]);
}

function pagesFor(stories: number): number {
  return Math.max(1, Math.ceil(stories / STORIES_PER_SITEMAP));
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

import type { APIRequestContext } from '@playwright/test';
import { budgets } from '../bench/budgets.ts';
import { featuredStory } from './support/featuredStory.ts';
import { expect, test } from './support/test.ts';

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has its title and description', async ({ page, request }) => {
    const { id, title, tagline } = await featuredStory(request);
    for (const [path, name, description] of [
      [
        '/',
        'Kathaloka: stories from India that you play',
        /^Kathaloka, a world of tales: stories from India/,
      ],
      ['/home', 'Stories · Kathaloka', /^Stories to play, from the Mahabharata/],
      ['/guide', 'How to Play · Kathaloka', /^How to play in Kathaloka: choices/],
      ['/who-writes-here', 'Who writes here · Kathaloka', /^Whose the words and pictures/],
      [`/game/${id}`, `${title} · Kathaloka`, tagline],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveTitle(name);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test('a slow image does not block the page', async ({ page }) => {
  await page.route('**/covers/**', () => {});
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Stories' })).toBeVisible();
});

test('a page preloads all of its first scripts', async ({ page }) => {
  const named = new Set<string>();
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname);
  });
  const html = await (await page.request.get('/login')).text();
  for (const [, file] of html.matchAll(/href="(\/assets\/[^"]+\.js)"/g)) named.add(file!);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  expect([...asked].filter((file) => !named.has(file))).toEqual([]);
  await expect(page.getByText('Loading stories...')).toHaveCount(0);
});

/** The transferred size in kB. */
async function weightOf(files: Iterable<string>, { get }: Pick<APIRequestContext, 'get'>): Promise<number> {
  const sizes = await Promise.all(
    [...files].map(async (file) => {
      const sent = (await get(file, { headers: { 'accept-encoding': 'br' } })).headers();
      expect(Number(sent['content-length'])).toBeGreaterThan(0);
      return Number(sent['content-length']);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

const LINKED_SCRIPT = /(?<=href=")\/assets\/[\w.-]+\.js(?=")/g;

for (const [name, page, budget] of [
  ['the landing page', 'landing', budgets.landingScripts],
  ['Home', 'home', budgets.homeScripts],
  ['the page of a story', 'story', budgets.storyScripts],
] as const) {
  test(`${name} preloads its scripts, which are within their budget`, async ({ request }) => {
    const paths = { landing: '/', home: '/home', story: `/game/${(await featuredStory(request)).id}` };
    const scriptsOf = async (path: string) =>
      new Set((await (await request.get(path)).text()).match(LINKED_SCRIPT));
    const files = await scriptsOf(paths[page]);
    const others = await scriptsOf(paths[page === 'home' ? 'landing' : 'home']);
    // the page has files of its own, besides those of every page
    expect([...files].filter((file) => !others.has(file))).not.toEqual([]);
    const get = request.get.bind(request);
    expect(await weightOf(files, { get })).toBeLessThanOrEqual(budget.limit);
  });
}

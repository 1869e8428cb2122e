import type { APIRequestContext } from '@playwright/test';
import type { StoryPage } from '@kathaloka/contract/entities';
import { inDatabase } from './support/database.ts';
import { expect, test } from './support/test.ts';

/** Only this journey uses the story, which it renames and hides for a moment. */
const TITLE = 'Mohini Needs Your Spoon';

interface Known {
  id: string;
  title: string;
  tagline: string;
}

async function storyNamed(request: APIRequestContext, title: string): Promise<Known> {
  for (let page = 1; ; page += 1) {
    const answer = await request.get(`/api/v1/stories/?page=${page}`);
    const { stories } = (await answer.json()) as StoryPage;
    const found = stories.find((story) => story.title === title);
    if (found) return found;
    if (stories.length === 0) throw new Error(`no story has the title ${title}`);
  }
}

/** The HTML for messengers and search engines: as served, without running scripts. */
async function headOf(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  const html = await response.text();
  const content = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    status: response.status(),
    html,
    title: content(/<title>([^<]*)<\/title>/),
    description: content(/<meta name="description" content="([^"]*)"/),
    ogTitle: content(/<meta property="og:title" content="([^"]*)"/),
    ogDescription: content(/<meta property="og:description" content="([^"]*)"/),
    ogImage: content(/<meta property="og:image" content="([^"]*)"/),
    canonical: content(/<link rel="canonical" href="([^"]*)"/),
  };
}

test('links to the landing page and to Home have a preview', async ({ request, baseURL }) => {
  for (const path of ['/', '/home']) {
    const head = await headOf(request, path);
    expect(head.status).toBe(200);
    expect(head.title).toContain('Kathaloka');
    expect(head.ogTitle).toBe(head.title);
    expect(head.description).toBeTruthy();
    expect(head.ogDescription).toBe(head.description);
    expect(new URL(head.canonical!).pathname).toBe(path);
    expect(new URL(head.canonical!).port).toBe(new URL(baseURL!).port);
  }
});

test('a link to a story has a preview with its title, its tagline and its cover', async ({ request }) => {
  const { id, tagline } = await storyNamed(request, TITLE);
  const head = await headOf(request, `/game/${id}?from=a-friend`);
  expect(head.title).toBe(`${TITLE} · Kathaloka`);
  expect(head.ogTitle).toBe(head.title);
  expect(head.description).toBe(tagline.replaceAll('&', '&amp;').replaceAll("'", '&#39;'));
  expect(new URL(head.canonical!).pathname).toBe(`/game/${id}`);
  const cover = await request.get(new URL(head.ogImage!).pathname);
  expect(cover.headers()['content-type']).toContain('image/');
});

test('an author’s text is escaped in the served page', async ({ request }) => {
  const { id } = await storyNamed(request, TITLE);
  const { tagline } = await storyNamed(request, TITLE);
  const trap = `</title><script>alert("1")</script> & 'more'`;
  await inDatabase('update stories set title = $1, tagline = $1 where id = $2', [trap, id]);
  const head = await headOf(request, `/game/${id}`);
  await inDatabase('update stories set title = $1, tagline = $2 where id = $3', [TITLE, tagline, id]);
  const escaped = '&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39;';
  expect(head.title).toBe(`${escaped} · Kathaloka`);
  expect(head.ogTitle).toBe(`${escaped} · Kathaloka`);
  expect(head.description).toBe(escaped);
  expect(head.html).not.toContain('<script>alert');
});

test('the sitemap lists every published story, and no personal page', async ({ request }) => {
  const { id } = await storyNamed(request, TITLE);
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('application/xml');
  const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
  for (const path of ['/', '/home', '/guide', '/premium-waitlist', '/terms-of-service', `/game/${id}`]) {
    expect(addresses).toContain(path);
  }
  expect(addresses.filter((path) => path.startsWith('/game/')).length).toBeGreaterThanOrEqual(24);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: http\S+\/sitemap\.xml$/m);
  for (const path of ['/admin', '/play/', '/profile']) expect(robots).toContain(`Disallow: ${path}\n`);
});

test('a draft appears nowhere: in no list, search, page, preview or sitemap', async ({ page, request }) => {
  const { id } = await storyNamed(request, TITLE);
  await inDatabase(`update stories set status = 'draft' where id = $1`, [id]);
  try {
    for (const address of ['?page=1', 'featured/', 'trending/', 'search/?q=one%20spoon']) {
      expect(await (await request.get(`/api/v1/stories/${address}`)).text()).not.toContain(id);
    }
    expect((await request.get(`/api/v1/stories/${id}`)).status()).toBe(404);
    const head = await headOf(request, `/game/${id}`);
    expect(head.status).toBe(404);
    expect(head.html).not.toContain(TITLE);
    expect(head.html).toContain('<meta name="robots" content="noindex" />');
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain(id);
    await page.goto(`/game/${id}`);
    await expect(page.getByText('Game not found')).toBeVisible();
  } finally {
    await inDatabase(`update stories set status = 'published' where id = $1`, [id]);
  }
});

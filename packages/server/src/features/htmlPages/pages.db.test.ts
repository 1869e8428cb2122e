import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_COVERS } from '../../testing/buildTestApp.ts';
import { factories } from '../../testing/factories.ts';
import { people } from '../../testing/people.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { fileApp, fileAppFolder, fileDatabase } from '../../testing/testFile.ts';

const BUILT = `<!doctype html>
<html lang="en" dir="ltr" data-theme="night">
  <head>
    <meta charset="utf-8" />
    <meta
      name="description"
      content="As it was built."
    />
    <title>Kathaloka</title>
    <script>theme()</script>
    <style>body{margin:0}</style>
    <script type="module">await import("/assets/index-abc.js")</script>
    <link rel="preload" as="script" crossorigin href="/assets/shell-abc.js">
  </head>
  <body><div id="root"></div></body>
</html>
`;
const SITE = 'https://kathaloka.example';
/** The scripts that the app's build lists. */
const scriptsOf = (name: string) => [`assets/${name}-abc.js`, 'assets/shell-abc.js', 'assets/card-abc.js'];
const SCREENS = {
  landing: scriptsOf('Landing'),
  home: scriptsOf('Home'),
  story: scriptsOf('Story'),
  login: scriptsOf('Login'),
  play: [...scriptsOf('Play'), 'assets/reading-abc.woff2'],
};
let now = new Date('2026-11-20T09:30:00Z');

const database = await fileDatabase();
const make = factories(database.db);
const folder = fileAppFolder();
fs.writeFileSync(path.join(folder, 'index.html'), BUILT);
fs.mkdirSync(path.join(folder, '.vite'));
fs.writeFileSync(path.join(folder, '.vite/screens.json'), JSON.stringify(SCREENS));
const app = await fileApp({
  db: database.db,
  clock: () => now,
  config: { publicUrl: SITE },
  folders: { app: folder, covers: TEST_COVERS },
});

beforeEach(async () => {
  await database.db.deleteFrom('stories').execute();
  // makes the caches of the previous test stale
  now = new Date(now.getTime() + 61 * 60_000);
});

/** The page without its title and the values of attributes. */
function shapeOf(html: string): string {
  return html.replaceAll(/"[^"]*"/g, '""').replaceAll(/<title>[^<]*/g, '<title>');
}

/** Decodes entities, like a browser. */
function read(html: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return html.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name]!);
}

const get = (url: string) => app.inject({ url });

/** The metadata of a page, by the names that messengers and search engines read. */
async function headOf(url: string): Promise<Record<string, string>> {
  const { body } = await get(url);
  const tags = [
    ...body.matchAll(/<(?:meta|link) (?:name|property|rel)="([^"]+)" (?:content|href)="([^"]*)"/g),
  ];
  return {
    ...Object.fromEntries(tags.map(([, name, value]) => [name!, value!])),
    title: /<title>([^<]*)<\/title>/.exec(body)![1]!,
    root: /<html[^>]*>/.exec(body)![0],
  };
}

describe('a story’s page', () => {
  it('has its title, tagline, address, image and language', async () => {
    const id = await make.story({
      title: 'The Night They Fought by Lamplight',
      tagline: 'Eighteen mornings, one lamp.',
      cover_image_url: '/covers/lamplight.webp',
      image_alt: 'A lamp on a field',
    });
    const { statusCode, headers, body } = await get(`/game/${id}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('<script type="module">await import("/assets/index-abc.js")</script>');
    expect(body).not.toContain('As it was built.');
    expect(await headOf(`/game/${id}?from=mail`)).toEqual({
      title: 'The Night They Fought by Lamplight · Kathaloka',
      description: 'Eighteen mornings, one lamp.',
      canonical: `${SITE}/game/${id}`,
      root: '<html lang="en" dir="ltr" data-theme="night">',
      'og:site_name': 'Kathaloka',
      'og:type': 'article',
      'og:title': 'The Night They Fought by Lamplight · Kathaloka',
      'og:description': 'Eighteen mornings, one lamp.',
      'og:url': `${SITE}/game/${id}`,
      'og:locale': 'en_IN',
      'og:image': `${SITE}/covers/lamplight.webp`,
      'og:image:alt': 'A lamp on a field',
      'twitter:card': 'summary_large_image',
    });
  });

  it('is in the language of the page, and its title in that of the story', async () => {
    const hindi = await make.story({ language: 'hi', title: 'आख़िरी डाक', tagline: 'बेताल पूछता है।' });
    expect(await headOf(`/game/${hindi}`)).toMatchObject({
      root: '<html lang="en" dir="ltr" data-theme="night">',
      title: 'आख़िरी डाक · Kathaloka',
      description: 'बेताल पूछता है।',
      'og:locale': 'hi_IN',
    });
  });

  it('has no image if the cover is invalid', async () => {
    for (const cover_image_url of [
      null,
      '',
      'javascript:alert(1)',
      'data:image/png;base64,AA',
      'https://a.example/b.png',
    ]) {
      const head = await headOf(`/game/${await make.story({ cover_image_url })}`);
      expect(head['og:image'], String(cover_image_url)).toBeUndefined();
      expect(JSON.stringify(head)).not.toContain('javascript');
    }
  });

  it('falls back to the start of the description, without markdown, if it has no tagline', async () => {
    const long = 'a long night '.repeat(40);
    const story_description = `## Look\n\n> **One** lamp, [one river](https://x.example) and ${long}`;
    const id = await make.story({ tagline: '  ', story_description });
    const { description } = await headOf(`/game/${id}`);
    expect(description).toMatch(/^Look One lamp, one river and a long night .*…$/);
    expect(description!.length).toBeLessThanOrEqual(160);
  });

  it.each([
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onload='alert(1)",
    "$& $' $` $1 $$ {{title}} ${title}",
    '<!-- --> ]]> &lt;script&gt; &#0;',
    '\u202egnp.exe \u0007 \n\r\t',
    '</head><body>',
  ])('is not broken by the title %j', async (title) => {
    const hostile = { title, tagline: title, image_alt: title, cover_image_url: '/covers/a.webp' };
    const id = await make.story({ ...hostile });
    const { body } = await get(`/game/${id}`);
    const other = await make.story({ ...hostile, title: 'A', tagline: 'A', image_alt: 'A' });
    // the author's text occurs only in attributes and in the title
    expect(shapeOf(body)).toBe(shapeOf((await get(`/game/${other}`)).body));
    const shown = title.replace(/[\p{Cc}\u202e]+/gu, ' ');
    const head = await headOf(`/game/${id}`);
    expect(read(head['title']!)).toBe(`${shown} · Kathaloka`);
    expect(read(head['og:image:alt']!)).toBe(shown);
  });

  it('is a 404 for a hidden or unknown story, always with the same bytes', async () => {
    const canary = 'Kanakalata';
    const hidden = { title: canary, tagline: canary, published_at: null };
    const ids = [
      await make.story({ ...hidden, status: 'draft' }),
      await make.story({ ...hidden, status: 'in_review' }),
      await make.story({ ...hidden, status: 'archived' }),
      randomUUID(),
      'wrong',
      '%00',
      "1'--",
    ];
    const answers = await Promise.all(ids.map((id) => get(`/game/${id}`)));
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(404);
      expect(body).toBe(answers[0]!.body);
    }
    expect(answers[0]!.body).not.toContain(canary);
    expect(answers[0]!.body).toContain('<div id="root">');
    expect(await headOf('/game/wrong')).toMatchObject({
      title: 'Game not found · Kathaloka',
      robots: 'noindex',
    });
  });
});

describe('while the database is down', () => {
  it('every page is served, so that the app can show its own error', async () => {
    const lost = await createTestDatabase();
    const lostApp = await buildTestApp({ db: lost.db, folders: { app: folder, covers: TEST_COVERS } });
    await lost.drop();
    const status = async (url: string): Promise<number> => {
      const response = await lostApp.inject({ url });
      expect(response.body).toContain('<div id="root">');
      return response.statusCode;
    };
    expect(await status('/')).toBe(200);
    expect(await status('/home')).toBe(200);
    expect(await status(`/game/${randomUUID()}`)).toBe(503);
    await lostApp.close();
  });
});

describe('pages without a story of their own', () => {
  it.each([
    ['/', `${SITE}/`],
    ['/home', `${SITE}/home`],
    ['/guide', `${SITE}/guide`],
    ['/who-writes-here', `${SITE}/who-writes-here`],
    ['/terms-of-service', `${SITE}/terms-of-service`],
    ['/privacy-policy', `${SITE}/privacy-policy`],
  ])('%s says what it is and where', async (url, canonical) => {
    const head = await headOf(`${url}?utm_source=mail`);
    expect(head['canonical']).toBe(canonical);
    expect(head['og:url']).toBe(canonical);
    expect(head['title']).toContain('Kathaloka');
    expect(head['og:title']).toBe(head['title']);
    expect(head['description']!.length).toBeGreaterThan(50);
    expect(head['description']!.length).toBeLessThanOrEqual(160);
    expect(head['robots']).toBeUndefined();
    expect(head['og:image']).toBe(`${SITE}/preview.jpg`);
    expect(head['og:image:alt']).toMatch(/\w+/);
    expect(head['twitter:card']).toBe('summary_large_image');
  });

  it.each([
    ['/', 'Landing'],
    ['/home', 'Home'],
    ['/game/wrong', 'Story'],
    ['/login', 'Login'],
    ['/LOGIN/', 'Login'],
  ])('%s names the scripts that the app will ask for there, each once', async (url, screen) => {
    const { body } = await get(url);
    const named = [...body.matchAll(/<link rel="preload" as="script"[^>]* href="([^"]+)"/g)];
    expect(named).toHaveLength(3);
    expect(new Set(named.map(([, file]) => file))).toEqual(
      new Set([`/assets/${screen}-abc.js`, '/assets/card-abc.js', '/assets/shell-abc.js']),
    );
  });

  it('The page of a game names the face of its text as well', async () => {
    expect((await get('/play/some-session')).body).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="/assets/reading-abc.woff2" />',
    );
  });

  it('allows only its own inline script and style in the content security policy', async () => {
    const policy = String((await get('/home')).headers['content-security-policy']);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain(
      `script-src 'self' ${hash('theme()')} ${hash('await import("/assets/index-abc.js")')};`,
    );
    expect(policy).toMatch(
      new RegExp(`style-src 'self' '[^']+' ${hash('body{margin:0}').replaceAll(/[+/]/g, '\\$&')};`),
    );
    expect(policy).not.toContain('unsafe');
  });

  it('is sent again only if it has changed', async () => {
    const { headers } = await get('/home');
    const again = await app.inject({ url: '/home', headers: { 'if-none-match': String(headers['etag']) } });
    expect(again.statusCode).toBe(304);
  });

  it('leaves other addresses to the app, unchanged', async () => {
    expect((await get('/my-stories')).body).toBe(BUILT);
    expect((await get('/index.html')).statusCode).toBe(404);
  });
});

describe('robots.txt', () => {
  it('excludes private pages, allows everything that renders the others, and names the sitemap', async () => {
    const { headers, body } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^User-agent: \*\n/);
    for (const hidden of ['/admin', '/play/', '/profile', '/my-stories', '/reset-password']) {
      expect(body).toContain(`Disallow: ${hidden}\n`);
    }
    expect(body).not.toMatch(/Disallow: \/(api|home|game|covers|assets|\n)/);
    expect(body).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);
  });
});

it('answers the request for an icon that browsers make by themselves', async () => {
  const { statusCode, headers } = await get('/favicon.ico');
  expect([statusCode, headers.location]).toEqual([301, '/favicon.svg']);
});

describe('sitemap.xml', () => {
  const addresses = (xml: string): string[] =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc!);

  it('lists the pages, the published stories with their publication dates, and their authors', async () => {
    const published_at = new Date('2026-03-04T05:06:07Z');
    const author = await people(database.db)();
    const id = await make.story({ published_at, author_id: author.id });
    await make.story({ status: 'draft', published_at: null });
    const { headers, body } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(addresses(body)).toEqual([
      `${SITE}/`,
      `${SITE}/home`,
      `${SITE}/guide`,
      `${SITE}/who-writes-here`,
      `${SITE}/premium-waitlist`,
      `${SITE}/terms-of-service`,
      `${SITE}/privacy-policy`,
      `${SITE}/game/${id}`,
      `${SITE}/author/${author.username}`,
    ]);
    expect(body).toContain('<lastmod>2026-03-04T05:06:07.000Z</lastmod>');
  });

  it.each(['/sitemaps/0.xml', '/sitemaps/2.xml', '/sitemaps/x.xml', '/sitemaps/1', '/sitemaps/1e1.xml'])(
    'has no part at %s',
    async (url) => {
      expect((await get(url)).headers['content-type']).not.toContain('xml');
    },
  );
});

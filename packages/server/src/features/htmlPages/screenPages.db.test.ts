import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Home, PublicSettings, StoryPage } from '@kathaloka/contract/entities';
import { createResponseCache } from '../../platform/responseCache/createResponseCache.ts';
import { buildTestApp, TEST_COVERS } from '../../testing/buildTestApp.ts';
import { factories } from '../../testing/factories.ts';
import { fileApp, fileAppFolder, fileDatabase } from '../../testing/testFile.ts';

const RULES = '.css-a{color:red}';
/** A build for servers that notes what it renders, and fails while a file exists. */
const RENDERER = `
import fs from 'node:fs';
const file = (name) => new URL(name, import.meta.url);
export async function renderPage({ url, language, theme, answers: { storyToTry, home } }) {
  fs.appendFileSync(file('rendered'), url + ' ' + language + ' ' + theme + '\\n');
  if (fs.existsSync(file('fails'))) throw new Error('no such screen');
  const told = storyToTry !== undefined ? ', with ' + (storyToTry && storyToTry.id) : home ? ', with ' + home.stories.length : '';
  return { html: '<main class="css-a">' + url + ' in ' + language + told + '</main>', styles: { names: 'a b', rules: '${RULES}' } };
}
`;

const database = await fileDatabase();
const folder = fileAppFolder(RENDERER);
const rendered = () => fs.readFileSync(path.join(folder, '.server/rendered'), 'utf8').trim().split('\n');
const app = await fileApp({ db: database.db, folders: { app: folder, covers: TEST_COVERS } });

const open = (url: string, language = 'en') =>
  app.inject({ url, headers: { accept: 'text/html', 'accept-language': language } });

it.each(['/', '/login', '/register', '/who-writes-here', '/terms-of-service', '/privacy-policy'])(
  '%s is the app’s own page, rendered once in each language',
  async (url) => {
    for (const language of ['en', 'hi', 'ur', 'hi', 'en']) {
      const { body, headers } = await open(url, language);
      expect(body).toMatch(new RegExp(`<html lang="${language}" dir="\\w+" .*data-rendered="${language}">`));
      expect(body).toContain(`<div id="root"><main class="css-a">${url} in ${language}</main></div>`);
      expect(headers['vary']).toContain('accept-language, cookie');
    }
    expect(rendered().filter((each) => each.startsWith(`${url} `))).toHaveLength(3);
  },
);

it('a link that signs in is rendered without a form, and without its token', async () => {
  for (const token of ['a-secret', 'another']) {
    const { body } = await open(`/login?token=${token}`);
    expect(body).toContain('<main class="css-a">/login?token=any in en</main>');
    expect(body).not.toContain(token);
  }
  expect(rendered().filter((each) => each.startsWith('/login?'))).toHaveLength(1);
});

it('the guide is rendered from a story that guests may play, and brings it along as data', async () => {
  const make = factories(database.db);
  const title = 'Lamps </script><script>alert(1)</script>';
  await make.story({ title: 'Kanakalata', status: 'draft', published_at: null });
  expect((await open('/guide')).body).toContain('/guide in en, with null</main>');
  await make.story({ title });
  const { body } = await open('/guide');
  const [, data = ''] = /<script type="application\/json" id="answers">([^<]*)<\/script>/.exec(body) ?? [];
  const answered = await app.inject({ url: '/api/v1/stories/?page=1' });
  const [listed] = answered.json<StoryPage>().stories;
  expect(listed!.title).toBe(title);
  expect(JSON.parse(data)).toEqual({ storyToTry: listed });
  expect(body).toContain(`/guide in en, with ${listed!.id}</main>`);
  expect(body).not.toContain('Kanakalata');
});

it('a rendered page is painted when it has been read to its end', async () => {
  const { body } = await open('/home');
  const [, end] = /<link rel="expect" href="#(\w+)" blocking="render">/.exec(body)!;
  const after = body.slice(body.indexOf(` id="${end}"`));
  expect(after).not.toContain('</main>');
});

it('Home is rendered from what its call answers guests, and brings it along', async () => {
  const { body } = await open('/home');
  const [, data = ''] = /<script type="application\/json" id="answers">([^<]*)<\/script>/.exec(body) ?? [];
  const answered = (await app.inject({ url: '/api/v1/stories/home/' })).json<Home>();
  expect(JSON.parse(data)).toEqual({ home: answered });
  expect(body).toContain(`/home in en, with ${answered.stories.length}</main>`);
});

it.each(['/guide', '/home'])('%s is rendered again when the stories have changed', async (url) => {
  const responseCache = createResponseCache({
    maxBytes: 1_000_000,
    isListening: () => true,
    maxAgeUnnotifiedMs: 0,
    maxAgeMs: () => Number.POSITIVE_INFINITY,
  });
  const other = await buildTestApp({
    db: database.db,
    folders: { app: folder, covers: TEST_COVERS },
    responseCache,
  });
  const countRendered = async () => {
    const before = rendered().length;
    await other.inject({ url });
    return rendered().length - before;
  };
  for (const expected of [1, 0, 0]) expect(await countRendered()).toBe(expected);
  await database.db
    .updateTable('stories')
    .set({ title: `Of ${url}` })
    .execute();
  responseCache.drop();
  expect(await countRendered()).toBe(1);
  await other.close();
});

it('the forms of accounts are rendered from what is asked for here', async () => {
  const { body } = await open('/register');
  const [, data = ''] = /<script type="application\/json" id="answers">([^<]*)<\/script>/.exec(body) ?? [];
  const settings = (await app.inject({ url: '/api/v1/settings' })).json<PublicSettings>();
  expect(JSON.parse(data)).toEqual({ settings });
});

it('a page that leads nowhere is rendered once, whatever its address', async () => {
  const before = rendered().length;
  const answers = await Promise.all(['/no-such-page', '/nor/this'].map((url) => open(url, 'hi')));
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(404);
    expect(body).toContain('<main class="css-a">/none in hi</main>');
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect(body).toContain('{"isMissing":true}');
  }
  expect(rendered().slice(before)).toEqual(['/none hi night']);
});

it('the page of a session has nothing of it, and is rendered once for all', async () => {
  const before = rendered().length;
  const answers = await Promise.all(['/play/one', '/play/another'].map((url) => open(url, 'ur')));
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(200);
    expect(body).toContain('<main class="css-a">/play/any in ur</main>');
    expect(body).toContain('<meta name="robots" content="noindex" />');
  }
  expect(rendered().slice(before)).toEqual(['/play/any ur night']);
});

it('a rendered page brings its styles, and its policy allows these alone', async () => {
  const { body, headers } = await open('/guide');
  const hash = createHash('sha256').update(RULES).digest('base64');
  expect(body).toContain(`<style data-emotion="css a b">${RULES}</style></head>`);
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}' 'self'`);
  expect((await open('/account')).headers['content-security-policy']).not.toContain(hash);
});

it('without scripts, a language and a theme are chosen by a form, and the pages are rendered in these', async () => {
  const { statusCode, headers } = await app.inject({
    url: '/preferences?from=%2Fguide&language=ur&theme=palm-leaf',
  });
  expect([statusCode, headers['location']]).toEqual([303, '/guide']);
  const cookies = [headers['set-cookie'] ?? []].flat();
  expect(cookies).toHaveLength(2);
  const cookie = cookies.map((each) => each.split(';', 1)[0]).join('; ');
  const { body } = await app.inject({ url: '/guide', headers: { cookie } });
  expect(body).toContain('<html lang="ur" dir="rtl" data-theme="palm-leaf" data-rendered-theme="palm-leaf"');
  expect(rendered().at(-1)).toBe('/guide ur palm-leaf');
});

it.each([
  '//elsewhere.example/home',
  'https://elsewhere.example/',
  '/\\elsewhere.example',
  '/no-such-page',
  '',
])('the form leads to no other site, nor to what is no page: %j', async (from) => {
  const url = `/preferences?language=xx&from=${encodeURIComponent(from)}`;
  const { headers } = await app.inject({ url });
  expect(headers['location']).toBe('/home');
  expect(headers['set-cookie']).toBeUndefined();
});

it('a picture with the address of the form chooses nothing', async () => {
  const { headers } = await app.inject({
    url: '/preferences?language=ur&theme=palm-leaf',
    headers: { 'sec-fetch-dest': 'image' },
  });
  expect(headers['set-cookie']).toBeUndefined();
});

it('a rendered page says in its language what it needs scripts for', async () => {
  const { body } = await open('/guide', 'hi');
  expect(/<noscript>([^<]*)<\/noscript>/.exec(body)![1]).toMatch(/JavaScript के बिना/);
});

it('a rendered page is sent again only if it has changed', async () => {
  const { headers } = await open('/guide');
  const again = await app.inject({
    url: '/guide',
    headers: { 'accept-language': 'en', 'if-none-match': String(headers['etag']) },
  });
  expect(again.statusCode).toBe(304);
});

it('a page that cannot be rendered is left to the app, and rendered for the next one', async () => {
  const other = await buildTestApp({ db: database.db, folders: { app: folder, covers: TEST_COVERS } });
  const openThere = async () => (await other.inject({ url: '/terms-of-service' })).body;
  const fails = path.join(folder, '.server/fails');
  fs.writeFileSync(fails, '');
  const failed = await openThere();
  expect(failed).toContain('<title>Terms of Service · Kathaloka</title>');
  expect(failed).toContain('<div id="root"></div>');
  fs.rmSync(fails);
  expect(await openThere()).toContain('<main class="css-a">/terms-of-service in en</main>');
  await other.close();
});

it('the build for servers is not served', async () => {
  expect((await app.inject({ url: '/.server/server.js' })).statusCode).toBe(404);
});

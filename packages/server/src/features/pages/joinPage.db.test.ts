import { afterAll, beforeAll, expect, it } from 'vitest';
import { invite } from '../../testing/links.ts';
import { buildPageApp, type PageApp } from '../../testing/pageApp.ts';
import type { Person } from '../../testing/people.ts';
import { playing } from '../../testing/playing.ts';

let page: PageApp;
let app: PageApp['app'];
let database: PageApp['database'];
let logged: PageApp['logged'];
let play: ReturnType<typeof playing>;
let who: Person;
let session_id: string;
let token: string;

beforeAll(async () => {
  page = await buildPageApp();
  ({ app, database, logged } = page);
  play = playing(app, database.db);
  who = await play.player();
  session_id = (await play.begin(who, { title: 'The <Ferry>' })).id;
  token = await invite(app, who, session_id);
});
afterAll(() => page.close());

const get = (language = 'en', address = token) =>
  app.inject({ url: `/join/${address}`, headers: { accept: 'text/html', 'accept-language': language } });

it('An invitation says in a messenger what is played and who invites, and nothing of the tale', async () => {
  const { statusCode, headers, body } = await get();
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  const invites = `${who.username} invites you to play this tale together.`;
  expect(body).toContain('<title>The &lt;Ferry&gt; · Kathaloka</title>');
  expect(body).toContain(`<meta property="og:description" content="${invites}" />`);
  expect(body).toContain('<meta name="robots" content="noindex" />');
  expect(body).toContain(`<h1>The &lt;Ferry&gt;</h1><p>${invites}</p>`);
  expect(body).not.toContain(token);
  expect(body).not.toContain('Ring the bell');
});

it('One that was revoked is a page that is not found, in the language of its reader', async () => {
  const other = await play.begin(who);
  const revoked = await invite(app, who, other.id);
  await play.call('revokeInvitation', { ...who, params: { session_id: other.id } });
  const { statusCode, headers, body } = await get('ur', revoked);
  expect([statusCode, headers['cache-control']]).toEqual([404, 'private, no-store']);
  expect(body).toContain('<html lang="ur" dir="rtl" ');
  expect(body).toContain('<h1>یہ دعوت اب نہیں چلتی</h1>');
  expect((await get('en', 'x')).statusCode).toBe(404);
});

it('No line of the log has the token', async () => {
  await get();
  expect(logged.some((line) => line.includes('/join/…'))).toBe(true);
  expect(logged.join('')).not.toContain(token);
});

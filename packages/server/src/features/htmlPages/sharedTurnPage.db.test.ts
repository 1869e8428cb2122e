import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { filePageApp } from '../../testing/pageApp.ts';
import { playing } from '../../testing/playing.ts';

const RENDERER = `
export async function renderPage({ url, language, answers: { sharedTurn, isMissing } }) {
  const told = isMissing ? 'none' : sharedTurn.tale.parts.at(-1).chosen;
  const html = '<main>' + url + ' in ' + language + ': ' + told + '</main>';
  return { html, styles: { names: 'a', rules: '.a{}' } };
}
`;

const { app, database, logged } = await filePageApp(RENDERER);
const play = playing(app, database.db);
const who = await play.player();
const { id: session_id } = await play.begin(who, { title: 'The <Ferry>' });
const { turn_id } = await play.act(who, session_id, { selected_choice: 'Ring the bell' });
const { body: link } = await play.call('shareTurn', { ...who, params: { session_id, turn_id }, body: {} });

const get = (language: string) =>
  app.inject({ url: `/from/${link.token}`, headers: { accept: 'text/html', 'accept-language': language } });

it('The page of a link is rendered from its tale, with its picture, and is hidden from others', async () => {
  const { statusCode, headers, body } = await get('ur');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(body).toContain('<html lang="ur" dir="rtl" ');
  expect(body).toContain(`<main>/from/${link.token} in ur: Ring the bell</main>`);
  const { body: tale } = await play.call('getSharedTurn', { params: { token: link.token } });
  const [, data = ''] = /id="answers">([^<]*)</.exec(body) ?? [];
  expect(JSON.parse(data)).toEqual({ sharedTurn: { token: link.token, tale } });
  const hash = createHash('sha256').update('.a{}').digest('base64');
  expect(headers['content-security-policy']).toContain(hash);
  expect(body).toContain(`/from/${link.token}/picture.jpg" />`);
  expect(body).toContain('<meta property="og:image:width" content="1200" />');
  expect(body).toContain('<meta name="robots" content="noindex" />');
});

it('An address in capitals, as some keyboards begin it, is the same page', async () => {
  for (const path of ['From', 'FROM']) {
    const { statusCode, headers, body } = await app.inject({
      url: `/${path}/${link.token}`,
      headers: { accept: 'text/html' },
    });
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(body).toContain('Ring the bell</main>');
  }
  const revoked = await app.inject({ url: `/FROM/${'a'.repeat(43)}`, headers: { accept: 'text/html' } });
  expect(revoked.statusCode).toBe(404);
});

it('No line of the log has the token, of the page, the picture or a call', async () => {
  await get('en');
  await app.inject({ url: `/from/${link.token}/picture.jpg?x` });
  await play.call('getSharedTurn', { params: { token: link.token } });
  await play.call('playFromSharedTurn', { params: { token: link.token } });
  expect(logged.filter((line) => line.includes('/from/…')).length).toBeGreaterThanOrEqual(4);
  expect(logged.join('')).not.toContain(link.token);
});

it('A revoked link is a page that is not found, in the language of its reader', async () => {
  await play.call('revokeSharedTurn', { ...who, params: { id: link.id } });
  const { statusCode, headers, body } = await get('hi');
  expect([statusCode, headers['cache-control']]).toEqual([404, 'private, no-store']);
  expect(body).toContain('<html lang="hi" dir="ltr" ');
  expect(body).toContain('<title>यह लिंक अब नहीं चलता · Kathaloka</title>');
  expect(body).toContain('<main>/from/none in hi: none</main>');
  expect((await app.inject({ url: '/from/x', headers: { accept: 'text/html' } })).statusCode).toBe(404);
});

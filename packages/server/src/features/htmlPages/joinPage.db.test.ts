import { expect, it } from 'vitest';
import { invite } from '../../testing/links.ts';
import { filePageApp } from '../../testing/pageApp.ts';
import { playing } from '../../testing/playing.ts';

/** A build for servers that renders the names it was given. */
const RENDERER = `
export async function renderPage({ url, language, answers: { invitation, isMissing } }) {
  const html = '<main>' + url + ' in ' + language + ': ' + (isMissing ? 'none' : invitation.page.inviter) + '</main>';
  return { html, styles: { names: 'a', rules: '.a{}' } };
}
`;

const { app, database, logged } = await filePageApp(RENDERER);
const play = playing(app, database.db);
const who = await play.player();
const { id: session_id } = await play.begin(who, { title: 'The <Ferry>' });
const token = await invite(app, who, session_id);

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
  expect(body).toContain(`<main>/join/${token} in en: ${who.username}</main>`);
  const { body: shown } = await play.call('getInvitation', { params: { token } });
  const [, data = ''] = /id="answers">([^<]*)</.exec(body) ?? [];
  expect(JSON.parse(data)).toEqual({ invitation: { token, page: shown } });
  expect(body).not.toContain('Ring the bell');
});

it('One that was revoked is a page that is not found, in the language of its reader', async () => {
  const other = await play.begin(who);
  const revoked = await invite(app, who, other.id);
  await play.call('revokeInvitation', { ...who, params: { session_id: other.id } });
  const { statusCode, headers, body } = await get('ur', revoked);
  expect([statusCode, headers['cache-control']]).toEqual([404, 'private, no-store']);
  expect(body).toContain('<html lang="ur" dir="rtl" ');
  expect(body).toContain('<title>یہ دعوت اب نہیں چلتی · Kathaloka</title>');
  expect(body).toContain('<main>/join/none in ur: none</main>');
  const never = await get('ur', 'x');
  expect([never.statusCode, never.body]).toEqual([404, body]);
});

it('No line of the log has the token', async () => {
  await get();
  expect(logged.some((line) => line.includes('/join/…'))).toBe(true);
  expect(logged.join('')).not.toContain(token);
});

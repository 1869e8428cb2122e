import { expect, it } from 'vitest';
import { TEST_COVERS } from '../../testing/buildTestApp.ts';
import { fileApp, fileAppFolder, fileDatabase } from '../../testing/testFile.ts';

const database = await fileDatabase();
const app = await fileApp({ db: database.db, folders: { app: fileAppFolder(), covers: TEST_COVERS } });

const htmlOf = async (url: string, headers: Record<string, string>) =>
  (await app.inject({ url, headers: { accept: 'text/html', ...headers } })).body;
const inHindi = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.5' };

it.each(['/', '/home', '/login', '/no-such-page', '/game/none'])(
  '%s says in its first HTML that it is in Hindi, where the browser asks for it',
  async (url) => {
    expect(await htmlOf(url, inHindi)).toContain('<html lang="hi" dir="ltr"');
    expect(await htmlOf(url, {})).toContain('<html lang="en" dir="ltr"');
  },
);

it('A chosen language has precedence over the browser’s', async () => {
  const headers = { ...inHindi, cookie: 'kathaloka.language=ur' };
  expect(await htmlOf('/login', headers)).toContain('<html lang="ur" dir="rtl"');
});

it('Title and description are in the language of the page, and a cache stores each of them', async () => {
  const { body, headers } = await app.inject({ url: '/home', headers: inHindi });
  expect(body).toContain('<title>कथाएँ · कथालोक</title>');
  expect(headers['vary']).toContain('accept-language, cookie');
});

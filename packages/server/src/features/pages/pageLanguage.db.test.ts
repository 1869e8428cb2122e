import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, TEST_COVERS } from '../../testing/buildTestApp.ts';
import { factories } from '../../testing/factories.ts';
import { fileDatabase } from '../../testing/testFile.ts';

let app: FastifyInstance;

/** Its page of Home is not the one that was stored before. */
const open = () => buildTestApp({ db: database.db, folders: { app: folder, covers: TEST_COVERS } });

const database = await fileDatabase();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-languages-'));

beforeAll(async () => {
  fs.writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="en" dir="ltr"><head><title>Kathaloka</title></head><body><div id="root"></div></body></html>',
  );
  app = await open();
});

afterAll(async () => {
  await app.close();
  fs.rmSync(folder, { recursive: true });
});

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

it('The language that somebody chose goes before what their browser asks for', async () => {
  const headers = { ...inHindi, cookie: 'kathaloka.language=ur' };
  expect(await htmlOf('/login', headers)).toContain('<html lang="ur" dir="rtl"');
});

it('Title, description and first view are in the language of the page, and a cache stores each of them', async () => {
  const { body, headers } = await app.inject({ url: '/home', headers: inHindi });
  expect(body).toContain('<title>कथाएँ · कथालोक</title>');
  expect(body).toContain('<h1>कथालोक</h1>');
  expect(headers['vary']).toContain('accept-language, cookie');
});

it('A story in another language than the page is marked as such in the first view of Home', async () => {
  await factories(database.db).story({
    title: 'The Last Lamp',
    language: 'en',
    is_featured: true,
    cover_image_url: '/covers/lamp.webp',
  });
  const fresh = await open();
  const { body } = await fresh.inject({ url: '/home', headers: inHindi });
  await fresh.close();
  expect(body).toContain('<html lang="hi"');
  expect(body).toContain('<main class="first" data-layout="banner" lang="en" dir="ltr">');
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { StoryStructure } from '@kathaloka/contract/entities';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, TEST_COVERS } from '../../testing/buildTestApp.ts';
import { factories } from '../../testing/factories.ts';
import { fileDatabase } from '../../testing/testFile.ts';

let app: FastifyInstance;

const database = await fileDatabase();
const make = factories(database.db);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-openings-'));

beforeAll(async () => {
  fs.writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="en" dir="ltr"><head><title>Kathaloka</title></head><body><div id="root"></div></body></html>',
  );
  app = await buildTestApp({ db: database.db, folders: { app: folder, covers: TEST_COVERS } });
});
afterAll(async () => {
  await app.close();
  fs.rmSync(folder, { recursive: true });
});

const DOOR: StoryStructure = {
  start_node: 'door',
  nodes: {
    door: {
      text: 'A door stands *open*. <b>\n\nIt rains.',
      choices: [
        { text: 'Go **in** & look', target: 'hall' },
        { text: 'Unlock it', target: 'hall', condition: 'has key' },
      ],
    },
    hall: { text: 'Nobody is in the hall.', choices: [] },
  },
};
const written = { title: 'The Door', story_structure: JSON.stringify(DOOR) };

const pageOf = async (id: string) =>
  (await app.inject({ url: `/game/${id}`, headers: { accept: 'text/html' } })).body;

it('The first view of a story has its first scene, and the choices that are open in it', async () => {
  const body = await pageOf(await make.story(written));
  expect(body).toContain(
    '<section class="opening" id="opening"><p>A door stands open. &lt;b&gt;</p><p>It rains.</p>' +
      '<ol><li><button type="button" disabled>Go in &amp; look</button></li></ol></section></main>',
  );
  expect(body).not.toContain('Unlock it');
  expect(body).not.toContain('Nobody');
});

it.each([
  ['a premium story', { ...written, is_premium: true }],
  ['a story without scenes', { title: 'The Door' }],
  ['a story whose rules cannot be read', { ...written, game_config: JSON.stringify({}) }],
])('The first view of %s has none, and the page is there', async (_, values) => {
  const body = await pageOf(await make.story(values));
  expect(body).toContain('<h1>The Door</h1>');
  expect(body).not.toContain('class="opening"');
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { buildTestApp, testDeps } from '../../testing/buildTestApp.ts';
import { playing } from '../../testing/playing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { scriptedNarrator } from '../../narrator/scripted.ts';
import { createPictureStore, sweepPictures } from './modelPictures.ts';

let database: TestDatabase;
let app: FastifyInstance;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kl-pictures-'));
const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
const store = createPictureStore({ config });
const files = () => fs.readdirSync(path.join(dataDir, 'pictures'));

const aPng = () =>
  sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#a41' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .png()
    .toBuffer();

beforeAll(async () => {
  database = await createTestDatabase();
  const narrator = scriptedNarrator({
    illustrate: ({ turn_id }) => ({
      image_url: `/pictures/${turn_id}.webp`,
      style: 'ajanta',
      prompt: 'a river',
      drawnBy: 'a-model',
    }),
  });
  app = await buildTestApp({ db: database.db, config, narrator });
});
afterAll(async () => {
  await app.close();
  await database.drop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

describe('a picture that a model drew', () => {
  it('is stored as a WebP of our own, no wider than it is shown, and served for ever', async () => {
    const id = '018f0000-0000-7000-8000-000000000001';
    const address = await store(await aPng(), 'image/png', id);
    expect(address).toBe(`/pictures/${id}.webp`);
    const answer = await app.inject(address);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable') as string,
    });
    const { format, width, exif } = await sharp(answer.rawPayload).metadata();
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 1280, exif: undefined });
  });

  it('is refused if it is none', async () => {
    const id = '018f0000-0000-7000-8000-000000000002';
    await expect(store(Buffer.from('no picture'), 'image/png', id)).rejects.toThrow(
      'unsupported image format',
    );
    expect(files()).not.toContain(`${id}.webp`);
  });

  it.each(['../secret.webp', 'x.webp', '018f0000-0000-7000-8000-000000000009.webp'])(
    'is not found as %s',
    async (name) => {
      expect((await app.inject(`/pictures/${encodeURIComponent(name)}`)).statusCode).toBe(404);
    },
  );

  it('is deleted an hour after nothing shows it any more, and not before', async () => {
    const { player, begin, act } = playing(app, database.db);
    const who = await player();
    const session = await begin(who);
    const answer = await act(who, session.id, { action_type: 'show', selected_model: 'ajanta' });
    expect(answer).toMatchObject({ told_by: 'a-model' });
    const shown = (answer as { image_url: string }).image_url.split('/').at(-1)!;
    await store(await aPng(), 'image/png', shown.replace('.webp', ''));
    const unused = '018f0000-0000-7000-8000-000000000003';
    await store(await aPng(), 'image/png', unused);
    const deps = testDeps({ db: database.db, config });
    await sweepPictures(deps);
    expect(files()).toContain(`${unused}.webp`);
    await sweepPictures({ ...deps, clock: () => new Date(Date.now() + 2 * 60 * 60 * 1000) });
    expect(files()).not.toContain(`${unused}.webp`);
    expect(files()).toContain(shown);
  });
});

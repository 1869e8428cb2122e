import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Cover } from '@kathaloka/contract/entities';
import { PICTURE_WIDTHS, pictureAt, type PictureWidth } from '@kathaloka/story/pictures';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepOnce } from '../../sweep.ts';
import { createPasswords } from '../../platform/auth/passwords.ts';
import { buildTestApp, testDeps } from '../../testing/buildTestApp.ts';
import { callApi } from '../../testing/callApi.ts';
import { factories } from '../../testing/factories.ts';
import { people } from '../../testing/people.ts';
import { fileDatabase } from '../../testing/testFile.ts';
import { coverAddress } from './coverAddress.ts';
import { createCovers } from './covers.ts';
import { rasterise } from './rasterise.ts';

let folder: string;
let app: FastifyInstance;

const COVER: Cover = { style: 'vishvakarma', seed: 'lamp', keywords: ['night', 'lamps', 'river'] };
const painted = (_: Cover, width: PictureWidth): Promise<Buffer> =>
  Promise.resolve(Buffer.from(`picture of ${width}`));
const log = pino({ level: 'silent' });
const warn = vi.spyOn(log, 'warn');
const deps = (covers = folder) => testDeps({ db: database.db, folders: { app: null, covers }, log });
const spied = () => vi.fn<typeof painted>(painted);
const fileOf = (address: string): string => path.basename(address);

const database = await fileDatabase();
const make = factories(database.db);
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-covers-'));
  app = await buildTestApp({ db: database.db, folders: { app: null, covers: folder } });
});
afterEach(async () => {
  await app.close();
  fs.rmSync(folder, { recursive: true });
});

/** A story with a generated cover, and the address of that cover. */
async function drawnStory(cover: Cover = COVER): Promise<{ id: string; address: string }> {
  const id = await make.story({ cover: JSON.stringify(cover) });
  const address = coverAddress(id, cover);
  await database.db.updateTable('stories').set({ cover_image_url: address }).where('id', '=', id).execute();
  return { id, address };
}

/** Requests a picture until it is there in its size. */
async function untilPainted(url: string) {
  let response = await app.inject({ url });
  await expect
    .poll(async () => (response = await app.inject({ url })).headers['cache-control'], { timeout: 30_000 })
    .not.toBe('no-store');
  return response;
}

describe('A generated cover', () => {
  it('is served in each width as an image that may be cached for ever, once it is painted', async () => {
    const { address } = await drawnStory();
    for (const width of PICTURE_WIDTHS) {
      const { statusCode, headers, rawPayload } = await untilPainted(pictureAt(address, width));
      expect(statusCode, String(width)).toBe(200);
      expect(headers['content-type']).toBe('image/webp');
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(await sharp(rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width,
        height: (width * 9) / 16,
      });
    }
  });

  it.each(['vishvakarma', 'chitrakar', 'ajanta', 'ravivarma'] as const)(
    'by %s weighs at most 60 kB at 640',
    async (style) => {
      expect((await rasterise({ ...COVER, style }, 640)).length).toBeLessThan(60 * 1024);
    },
  );

  it('is rasterised once for any number of concurrent requests, and not again after that', async () => {
    const { address } = await drawnStory();
    const paint = spied();
    const covers = createCovers(deps(), { paint });
    const files = [...PICTURE_WIDTHS, ...PICTURE_WIDTHS].map((width) => fileOf(pictureAt(address, width)));
    const found = await Promise.all(files.map((file) => covers.whole(file)));
    expect(found.map(String)).toEqual(
      [...PICTURE_WIDTHS, ...PICTURE_WIDTHS].map((width) => `picture of ${width}`),
    );
    const later = createCovers(deps(), { paint });
    expect(String(await later.whole(fileOf(address)))).toBe('picture of 1280');
    expect(paint).toHaveBeenCalledTimes(PICTURE_WIDTHS.length);
  });

  it('is complete for everybody, even if two processes rasterise it at the same time', async () => {
    const { address } = await drawnStory();
    const processes = [1, 2].map(() => createCovers(deps(), { paint: painted }));
    const found = await Promise.all(processes.map((covers) => covers.whole(fileOf(address))));
    expect(found.map(String)).toEqual(['picture of 1280', 'picture of 1280']);
    expect(
      fs.readdirSync(folder, { recursive: true }).filter((file) => String(file).endsWith('.new')),
    ).toEqual([]);
  });

  it('has a new address when its input changes, and the old file is deleted', async () => {
    const { id, address } = await drawnStory();
    const covers = createCovers(deps(), { paint: painted });
    await covers.whole(fileOf(address));
    const cover: Cover = { ...COVER, seed: 'another lamp' };
    const changed = coverAddress(id, cover);
    expect(changed).not.toBe(address);
    await database.db
      .updateTable('stories')
      .set({ cover: JSON.stringify(cover), cover_image_url: changed })
      .where('id', '=', id)
      .execute();
    expect(String(await covers.whole(fileOf(changed)))).toBe('picture of 1280');
    expect(await covers.whole(fileOf(address))).toBeNull();
    expect(fs.readdirSync(path.join(folder, id))).toHaveLength(1);
  });

  it('is retried after a failure', async () => {
    const { address } = await drawnStory();
    const paint = spied().mockRejectedValueOnce(new Error('no memory'));
    const covers = createCovers(deps(), { paint });
    await expect(covers.whole(fileOf(address))).rejects.toThrow('no memory');
    expect(String(await covers.whole(fileOf(address)))).toBe('picture of 1280');
  });

  it('is served even if it cannot be stored, with a warning in the log', async () => {
    const { id, address } = await drawnStory();
    fs.writeFileSync(path.join(folder, id), 'a file where the folder should be');
    const covers = createCovers(deps(path.join(folder, id)), { paint: painted });
    expect(String(await covers.whole(fileOf(address)))).toBe('picture of 1280');
    expect(warn).toHaveBeenCalledWith(expect.anything(), 'a cover cannot be stored');
  });
});

describe('A stored cover', () => {
  const isStored = (id: string): boolean => fs.existsSync(path.join(folder, id));

  it('is not served once its story is gone, and the sweep deletes only such covers', async () => {
    const [gone, stays] = [await drawnStory(), await drawnStory()];
    const covers = createCovers(deps(), { paint: painted });
    for (const { address } of [gone, stays]) await covers.whole(fileOf(address));
    fs.writeFileSync(path.join(folder, 'a-file-of-somebody-else'), '');
    await database.db.deleteFrom('stories').where('id', '=', gone.id).execute();
    expect(await covers.whole(fileOf(gone.address))).toBeNull();
    expect(isStored(gone.id)).toBe(true);
    await sweepOnce(deps());
    expect(fs.readdirSync(folder).toSorted()).toEqual([stays.id, 'a-file-of-somebody-else'].toSorted());
    expect(String(await covers.whole(fileOf(stays.address)))).toBe('picture of 1280');
  });

  it('is deleted with the account, if its stories are', async () => {
    const password = 'Sarayu 1! river';
    const author = await people(database.db)({ password_hash: await createPasswords().hash(password) });
    const { id, address } = await drawnStory();
    await database.db.updateTable('stories').set({ author_id: author.id }).where('id', '=', id).execute();
    expect((await untilPainted(pictureAt(address, 320))).statusCode).toBe(200);
    expect(isStored(id)).toBe(true);
    const { headers } = author;
    const body = { password, deletes_stories: true };
    const answer = await callApi(app)('deleteMyAccount', { body, headers });
    expect(answer.status).toBe(200);
    expect((await app.inject({ url: pictureAt(address, 320) })).statusCode).toBe(404);
    await expect.poll(() => isStored(id)).toBe(false);
  });

  it('is rasterised again if somebody has deleted its file or the whole folder', async () => {
    const { id, address } = await drawnStory();
    const paint = spied();
    const covers = createCovers(deps(), { paint });
    for (const file of ['', path.join(id, fileOf(address)), id, '']) {
      if (file) fs.rmSync(path.join(folder, file), { recursive: true });
      expect(String(await covers.whole(fileOf(address)))).toBe('picture of 1280');
    }
    expect(paint).toHaveBeenCalledTimes(3);
    fs.rmSync(folder, { recursive: true });
    await sweepOnce(deps());
    expect(String(await covers.whole(fileOf(address)))).toBe('picture of 1280');
    expect(isStored(id)).toBe(true);
  });
});

describe('No cover is rasterised', () => {
  it('for an address from before the placeholder colour was added', async () => {
    const { id, address } = await drawnStory();
    const old = address.replace(/-[\da-f]{6}\.webp$/, '.webp');
    expect(old).not.toBe(address);
    const covers = createCovers(deps(), { paint: spied() });
    expect(await covers.whole(fileOf(old))).toBeNull();
    await database.db.updateTable('stories').set({ cover_image_url: old }).where('id', '=', id).execute();
    expect(String(await covers.whole(fileOf(old)))).toBe('picture of 1280');
  });

  it('for a name that no story’s cover has', async () => {
    const { id, address } = await drawnStory();
    const paint = spied();
    const covers = createCovers(deps(), { paint });
    const names = [
      'x.webp',
      '..',
      '../../package.json',
      fileOf(address).replace('.webp', '.png'),
      fileOf(address).replace('.webp', '-641w.webp'),
      fileOf(address).replace('.webp', '-1280w.webp'),
      fileOf(coverAddress(id, { ...COVER, seed: 'not this one' })),
      fileOf(coverAddress('4d9f0c7e-0000-4000-8000-000000000000', COVER)),
      fileOf(address).toUpperCase(),
    ];
    for (const name of names) expect(await covers.whole(name), name).toBeNull();
    expect(paint).not.toHaveBeenCalled();
    expect((await app.inject({ url: `/covers/${names[4]}` })).statusCode).toBe(404);
  });

  it('for a story with an external image', async () => {
    const id = await make.story({
      cover: JSON.stringify(COVER),
      cover_image_url: 'https://example.org/cover.jpg',
    });
    expect((await app.inject({ url: coverAddress(id, COVER) })).statusCode).toBe(404);
  });
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Cover } from '@kathaloka/contract/entities';
import { PICTURE_WIDTHS, pictureAt, type PictureWidth } from '@kathaloka/contract/story';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp } from '../testing/buildTestApp.ts';
import { factories } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { coverAddress } from './coverAddress.ts';
import { createCovers } from './covers.ts';
import { rasterise } from './rasterise.ts';

let database: TestDatabase;
let folder: string;
let app: FastifyInstance;
let make: ReturnType<typeof factories>;

const COVER: Cover = { style: 'vishvakarma', seed: 'lamp', keywords: ['night', 'lamps', 'river'] };
const painted = (_: Cover, width: PictureWidth): Promise<Buffer> =>
  Promise.resolve(Buffer.from(`picture of ${width}`));
const log = { warn: vi.fn<(details: object, message?: string) => void>() };
const spied = () => vi.fn<typeof painted>(painted);
const fileOf = (address: string): string => path.basename(address);

beforeAll(async () => {
  database = await createTestDatabase();
  make = factories(database.db);
});
afterAll(() => database.drop());
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-covers-'));
  app = await buildTestApp({ db: database.db, folders: { app: null, covers: folder } });
});
afterEach(async () => {
  await app.close();
  fs.rmSync(folder, { recursive: true });
});

/** A story whose cover is drawn, and the address of that cover. */
async function drawnStory(cover: Cover = COVER): Promise<{ id: string; address: string }> {
  const id = await make.story({ cover: JSON.stringify(cover) });
  const address = coverAddress(id, cover);
  await database.db.updateTable('stories').set({ cover_image_url: address }).where('id', '=', id).execute();
  return { id, address };
}

describe('A cover that is drawn', () => {
  it('is served in each width as a picture that may be kept for ever', async () => {
    const { address } = await drawnStory();
    for (const width of PICTURE_WIDTHS) {
      const { statusCode, headers, rawPayload } = await app.inject({ url: pictureAt(address, width) });
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

  it('is painted once, for however many ask at once, and not again after that', async () => {
    const { address } = await drawnStory();
    const paint = spied();
    const covers = createCovers({ db: database.db, folder, log, paint });
    const files = [...PICTURE_WIDTHS, ...PICTURE_WIDTHS].map((width) => fileOf(pictureAt(address, width)));
    const found = await Promise.all(files.map((file) => covers.find(file)));
    expect(found.map(String)).toEqual(
      [...PICTURE_WIDTHS, ...PICTURE_WIDTHS].map((width) => `picture of ${width}`),
    );
    const later = createCovers({ db: database.db, folder, log, paint });
    expect(String(await later.find(fileOf(address)))).toBe('picture of 1280');
    expect(paint).toHaveBeenCalledTimes(PICTURE_WIDTHS.length);
  });

  it('is whole for everybody, though two processes paint it at the same time', async () => {
    const { address } = await drawnStory();
    const processes = [1, 2].map(() => createCovers({ db: database.db, folder, log, paint: painted }));
    const found = await Promise.all(processes.map((covers) => covers.find(fileOf(address))));
    expect(found.map(String)).toEqual(['picture of 1280', 'picture of 1280']);
    expect(
      fs.readdirSync(folder, { recursive: true }).filter((file) => String(file).endsWith('.new')),
    ).toEqual([]);
  });

  it('has another address when it is drawn from something else, and the old picture goes', async () => {
    const { id, address } = await drawnStory();
    const covers = createCovers({ db: database.db, folder, log, paint: painted });
    await covers.find(fileOf(address));
    const cover: Cover = { ...COVER, seed: 'another lamp' };
    const changed = coverAddress(id, cover);
    expect(changed).not.toBe(address);
    await database.db
      .updateTable('stories')
      .set({ cover: JSON.stringify(cover), cover_image_url: changed })
      .where('id', '=', id)
      .execute();
    expect(String(await covers.find(fileOf(changed)))).toBe('picture of 1280');
    expect(await covers.find(fileOf(address))).toBeNull();
    expect(fs.readdirSync(path.join(folder, id))).toHaveLength(1);
  });

  it('is asked for once more after painting it has failed', async () => {
    const { address } = await drawnStory();
    const paint = spied().mockRejectedValueOnce(new Error('no memory'));
    const covers = createCovers({ db: database.db, folder, log, paint });
    await expect(covers.find(fileOf(address))).rejects.toThrow('no memory');
    expect(String(await covers.find(fileOf(address)))).toBe('picture of 1280');
  });

  it('is seen although it cannot be kept, and the operator is told', async () => {
    const { id, address } = await drawnStory();
    fs.writeFileSync(path.join(folder, id), 'a file where the folder should be');
    const covers = createCovers({ db: database.db, folder: path.join(folder, id), log, paint: painted });
    expect(String(await covers.find(fileOf(address)))).toBe('picture of 1280');
    expect(log.warn).toHaveBeenCalledWith(expect.anything(), 'a cover cannot be kept');
  });
});

describe('No picture is painted', () => {
  it('while too many others wait for theirs', async () => {
    const { promise, resolve } = Promise.withResolvers<Buffer>();
    const paint = vi.fn<typeof painted>(() => promise);
    const covers = createCovers({ db: database.db, folder, log, paint, waiting: 0 });
    const files: string[] = [];
    for (let count = 0; count < 3; count += 1) files.push(fileOf((await drawnStory()).address));
    const first = files.slice(0, 2).map((file) => covers.find(file));
    await vi.waitFor(() => expect(paint).toHaveBeenCalledTimes(2));
    expect(await covers.find(files[2]!)).toBe('busy');
    resolve(Buffer.from('a picture'));
    expect((await Promise.all(first)).map(String)).toEqual(['a picture', 'a picture']);
    expect(String(await covers.find(files[2]!))).toBe('a picture');
  });

  it('at an address of before covers had a tone', async () => {
    const { id, address } = await drawnStory();
    const old = address.replace(/-[\da-f]{6}\.webp$/, '.webp');
    expect(old).not.toBe(address);
    const covers = createCovers({ db: database.db, folder, log, paint: spied() });
    expect(await covers.find(fileOf(old))).toBeNull();
    await database.db.updateTable('stories').set({ cover_image_url: old }).where('id', '=', id).execute();
    expect(String(await covers.find(fileOf(old)))).toBe('picture of 1280');
  });

  it('for a name that no story’s cover has', async () => {
    const { id, address } = await drawnStory();
    const paint = spied();
    const covers = createCovers({ db: database.db, folder, log, paint });
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
    for (const name of names) expect(await covers.find(name), name).toBeNull();
    expect(paint).not.toHaveBeenCalled();
    expect((await app.inject({ url: `/covers/${names[4]}` })).statusCode).toBe(404);
  });

  it('for a story that has a picture from elsewhere', async () => {
    const id = await make.story({
      cover: JSON.stringify(COVER),
      cover_image_url: 'https://example.org/cover.jpg',
    });
    expect((await app.inject({ url: coverAddress(id, COVER) })).statusCode).toBe(404);
  });
});

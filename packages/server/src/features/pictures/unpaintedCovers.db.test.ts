/** What a request for a cover gets while its size is not painted yet. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Cover } from '@kathaloka/contract/entities';
import { PICTURE_WIDTHS, pictureAt, type PictureWidth } from '@kathaloka/story/pictures';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp, testDeps } from '../../testing/buildTestApp.ts';
import { factories } from '../../testing/factories.ts';
import { fileDatabase } from '../../testing/testFile.ts';
import { coverAddress } from './coverAddress.ts';
import { createCovers } from './covers.ts';

const COVER: Cover = { style: 'ajanta', seed: 'lamp', keywords: ['night', 'river'] };
const database = await fileDatabase();
const make = factories(database.db);
const log = pino({ level: 'silent' });
const warn = vi.spyOn(log, 'warn');

let folder: string;
beforeEach(() => {
  warn.mockClear();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-covers-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** The address of the cover of a new story. */
async function drawnStory(): Promise<string> {
  const id = await make.story({ cover: JSON.stringify(COVER) });
  const cover_image_url = coverAddress(id, COVER);
  await database.db.updateTable('stories').set({ cover_image_url }).where('id', '=', id).execute();
  return cover_image_url;
}

type Paint = (cover: Cover, width: PictureWidth) => Promise<Buffer>;

/** A painter whose pictures are done when the test says so. */
function slowPainter() {
  const asked: { readonly width: PictureWidth; readonly done: PromiseWithResolvers<Buffer> }[] = [];
  const paint: Paint = (_, width) => {
    const done = Promise.withResolvers<Buffer>();
    asked.push({ width, done });
    return done.promise;
  };
  return {
    paint,
    widths: () => asked.map(({ width }) => width),
    async finish(): Promise<void> {
      const { width, done } = asked.at(-1)!;
      done.resolve(Buffer.from(`picture of ${width}`));
    },
  };
}

const deps = () => testDeps({ db: database.db, folders: { app: null, covers: folder }, log });
const appWith = (paint: Paint) =>
  buildTestApp({ db: database.db, folders: { app: null, covers: folder }, log, painter: { paint } });

const WHOLE = 'public, max-age=31536000, immutable';

describe('A size of a cover that is not painted yet', () => {
  it('is answered with a small picture that no cache stores, and follows when it is painted', async () => {
    const address = await drawnStory();
    const painter = slowPainter();
    const app = await appWith(painter.paint);
    const ask = (width: PictureWidth) => app.inject({ url: pictureAt(address, width) });
    const first = await ask(1280);
    expect(first).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } });
    expect((await sharp(first.rawPayload).metadata()).width).toBeLessThan(320);
    expect(painter.widths()).toEqual([1280]);

    const smaller = ask(640);
    await smaller;
    await painter.finish();
    await expect.poll(() => painter.widths()).toEqual([1280, 640]);
    await painter.finish();
    await expect.poll(async () => (await ask(640)).headers['cache-control']).toBe(WHOLE);
    for (const width of [1280, 640] as const)
      expect(await ask(width)).toMatchObject({
        headers: { 'cache-control': WHOLE, 'content-type': 'image/webp' },
        body: `picture of ${width}`,
      });
    await app.close();
  });

  it('is answered with the best size that is painted', async () => {
    const address = await drawnStory();
    const painter = slowPainter();
    const covers = createCovers(deps(), { paint: painter.paint });
    const fileAt = (width: PictureWidth) => path.basename(pictureAt(address, width));
    const painted = createCovers(deps(), {
      paint: (_, width) => Promise.resolve(Buffer.from(String(width))),
    });
    await painted.whole(fileAt(320));
    expect(String((await covers.find(fileAt(1280)))!.picture)).toBe('320');
    await painted.whole(fileAt(640));
    expect(String((await covers.find(fileAt(1280)))!.picture)).toBe('640');
    fs.rmSync(path.join(folder, fs.readdirSync(folder)[0]!, fileAt(320)));
    expect(await covers.find(fileAt(320))).toMatchObject({ isWhole: false, picture: Buffer.from('640') });
  });

  it('is answered with its colour where even a small picture takes long', async () => {
    const address = await drawnStory();
    const never = new Promise<Buffer>(() => undefined);
    const covers = createCovers(deps(), { paint: () => never, sketch: () => never, sketchedWithinMs: 20 });
    const found = await covers.find(path.basename(address));
    const [, tone] = /-([\da-f]{6})\.webp$/.exec(address)!;
    expect(found).toMatchObject({ type: 'image/svg+xml', isWhole: false });
    expect(String(found!.picture)).toContain(`#${tone}`);
  });

  it('is answered for each of many covers while the painter is busy', async () => {
    const addresses: string[] = [];
    for (let count = 0; count < 60; count += 1) addresses.push(await drawnStory());
    const painter = slowPainter();
    const app = await appWith(painter.paint);
    const asked = addresses.flatMap((address) => PICTURE_WIDTHS.map((width) => pictureAt(address, width)));
    const answers = await Promise.all(asked.map((url) => app.inject({ url })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 200));
    expect(new Set(answers.map(({ headers }) => headers['cache-control']))).toEqual(new Set(['no-store']));
    expect(painter.widths()).toHaveLength(1);
    await app.close();
  });

  it('is sketched once, however many ask', async () => {
    const address = await drawnStory();
    const sketch = vi.fn<() => Promise<Buffer>>(() => Promise.resolve(Buffer.from('a sketch')));
    const covers = createCovers(deps(), { paint: slowPainter().paint, sketch });
    const found = await Promise.all(
      Array.from({ length: 20 }, () => covers.find(path.basename(pictureAt(address, 640)))),
    );
    expect(new Set(found.map((each) => String(each!.picture)))).toEqual(new Set(['a sketch']));
    expect(sketch).toHaveBeenCalledTimes(1);
  });

  it('is asked for again after its painter has died', async () => {
    const address = await drawnStory();
    const paint = vi
      .fn<Paint>(() => Promise.resolve(Buffer.from('a picture')))
      .mockRejectedValueOnce(new Error('a thread ended (SIGKILL)'));
    const app = await appWith(paint);
    expect((await app.inject({ url: address })).statusCode).toBe(200);
    await expect.poll(() => warn).toHaveBeenCalledWith(expect.anything(), 'a cover cannot be painted');
    await expect.poll(async () => (await app.inject({ url: address })).body).toBe('a picture');
    expect(paint).toHaveBeenCalledTimes(2);
    await app.close();
  });
});

describe('A cover of a story that readers see from now on', () => {
  it('is painted in all sizes, the smallest first', async () => {
    const address = await drawnStory();
    const widths: PictureWidth[] = [];
    const painter = {
      paint: (_: Cover, width: PictureWidth) => {
        widths.push(width);
        return Promise.resolve(Buffer.from(`picture of ${width}`));
      },
    };
    const covers = createCovers({ ...deps(), painter });
    covers.paintStory(address.slice('/covers/'.length, '/covers/'.length + 36));
    await expect.poll(() => widths).toEqual([...PICTURE_WIDTHS]);
    await covers.ahead(path.basename(address));
    expect(await covers.find(path.basename(address))).toMatchObject({ isWhole: true });
    expect(widths).toHaveLength(PICTURE_WIDTHS.length);
  });
});

import { pictureAt } from '@kathaloka/story/pictures';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Deps } from '../../../platform/Deps.ts';
import { authoring } from '../../../testing/authoring.ts';
import { testDeps } from '../../../testing/buildTestApp.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { fetchIfElsewhere } from '../../pictures/public.ts';
import { sweepForeignCovers } from '../sweepForeignCovers.ts';

type FetchAddress = NonNullable<Deps['fetchAddress']>;

const SOURCE = 'https://pictures.example/river.jpg';
const PHOTO = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#804020' } })
  .withExif({ IFD0: { Copyright: 'where-the-author-lives' } })
  .jpeg()
  .toBuffer();
const fetchAddress = vi.fn<FetchAddress>();
const database = await fileDatabase();
const app = await fileApp({ db: database.db, fetchAddress });
const deps = testDeps({ db: database.db, fetchAddress });
const write = await authoring(app, database.db);
const meera = await write.person();
beforeEach(() => void fetchAddress.mockResolvedValue(PHOTO));
afterEach(() => void fetchAddress.mockReset());

const refused = {
  code: 'validation_failed',
  detail: [{ type: 'picture_not_fetched', loc: ['body', 'cover_image_url'] }],
};
/** A published story of the time when covers were stored as their addresses. */
async function oldStory(): Promise<string> {
  const { id } = await write.published(meera);
  await database.db.updateTable('stories').set({ cover_image_url: SOURCE }).where('id', '=', id).execute();
  return id;
}

describe('A cover from elsewhere', () => {
  it('is fetched once, and served from here without what else is in the file', async () => {
    const { id, cover_image_url, cover_source } = await write.write(meera, { cover_image_url: SOURCE });
    expect(cover_source).toBe(SOURCE);
    expect(cover_image_url).toMatch(new RegExp(`^/covers/${id}-[\\da-f]{16}-[\\da-f]{6}\\.webp$`));
    for (const width of [320, 1280] as const) {
      const { rawPayload, headers } = await app.inject({ url: pictureAt(cover_image_url!, width) });
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 });
      expect(rawPayload.toString('latin1')).not.toContain('where-the-author-lives');
      expect(headers['cache-control']).toContain('immutable');
    }
    expect(fetchAddress).toHaveBeenCalledTimes(1);
  });

  it('is not fetched again by a save that does not change it, by either of its addresses', async () => {
    const { id, cover_image_url } = await write.write(meera, { cover_image_url: SOURCE });
    for (const same of [{ cover_image_url: SOURCE }, { cover_image_url }, { tagline: 'Later.' }]) {
      const { body } = await write.edit(meera, id, same);
      expect(body).toMatchObject({ cover_image_url, cover_source: SOURCE });
    }
    expect(fetchAddress).toHaveBeenCalledTimes(1);
  });

  it('is not fetched again by a retry of its creation', async () => {
    const headers = { ...meera.headers, 'idempotency-key': crypto.randomUUID() };
    const body = write.aStory({ cover_image_url: SOURCE });
    const first = await write.call('createStory', { headers, body });
    const again = await write.call('createStory', { headers, body });
    expect(again.body).toEqual(first.body);
    expect(fetchAddress).toHaveBeenCalledTimes(1);
  });

  it('goes with its picture when another cover is chosen', async () => {
    const { id, cover_image_url } = await write.write(meera, { cover_image_url: SOURCE });
    const { body } = await write.edit(meera, id, { cover_image_url: '/landing/begin.webp' });
    expect(body).toMatchObject({ cover_image_url: '/landing/begin.webp', cover_source: null });
    expect((await app.inject({ url: cover_image_url! })).statusCode).toBe(404);
  });

  it('takes room in the storage of its author until it goes', async () => {
    const who = await write.person();
    const room = async () => {
      const held = database.db.selectFrom('account_storage').where('user_id', '=', who.id);
      return Number((await held.select('bytes').executeTakeFirstOrThrow()).bytes);
    };
    const { id } = await write.write(who);
    const before = await room();
    await write.edit(who, id, { cover_image_url: SOURCE });
    const { cover_picture } = await database.db
      .selectFrom('stories')
      .select('cover_picture')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // the other fields are compressed a little differently by each change
    const size = cover_picture!.length;
    expect(Math.abs((await room()) - before - size)).toBeLessThan(size / 4);
    await write.edit(who, id, { cover_image_url: '/landing/begin.webp' });
    expect(Math.abs((await room()) - before)).toBeLessThan(size / 4);
  });

  it('that cannot be fetched is refused at its field, and nothing is changed', async () => {
    const story = await write.write(meera);
    fetchAddress.mockRejectedValue(new Error('getaddrinfo ENOTFOUND'));
    const { body } = await write.edit(meera, story.id, { cover_image_url: SOURCE, title: 'Another' });
    expect(body).toMatchObject(refused);
    expect(await write.source(meera, story.id)).toEqual(story);
  });
});

describe('No cover is', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a page', () => Buffer.from('<!doctype html><title>Not found</title>')],
    ['half of a picture', () => PHOTO.subarray(0, PHOTO.length / 2)],
    [
      'a small file of 36 megapixels',
      () =>
        sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
  ])('%s', async (_, bytes) => {
    fetchAddress.mockResolvedValue(await bytes());
    const { headers } = meera;
    const body = write.aStory({ cover_image_url: SOURCE });
    expect((await write.call('createStory', { headers, body })).body).toMatchObject(refused);
  });

  it.each([
    'https://127.0.0.1/a.png',
    'https://[::1]/a.png',
    'https://localhost/a.png',
    'https://10.0.0.1/a',
  ])('fetched from a private address: %s', async (url) => {
    const started = performance.now();
    await expect(fetchIfElsewhere(testDeps({ db: database.db }), url, meera.id)).rejects.toMatchObject({
      code: 'validation_failed',
    });
    expect(performance.now() - started).toBeLessThan(4000);
  });
});

it('An author who names slow servers delays no other author', async () => {
  const slow = 'https://slow.example/';
  fetchAddress.mockImplementation((address, { signal }) =>
    address.startsWith(slow)
      ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('late'))))
      : Promise.resolve(PHOTO),
  );
  const waiting = Array.from({ length: 8 }, (_, n) =>
    fetchIfElsewhere(deps, `${slow}${n}`, 'busy').catch((error: unknown) => error),
  );
  await expect.poll(() => fetchAddress.mock.calls.length).toBe(1);
  expect(await fetchIfElsewhere(deps, SOURCE, meera.id)).toMatchObject({ source: SOURCE });
  expect(fetchAddress).toHaveBeenCalledTimes(2);
  for (const late of await Promise.all(waiting)) expect(late).toMatchObject({ code: 'validation_failed' });
}, 20_000);

describe('A story from before covers were fetched', () => {
  it('is shown to nobody with its foreign address, not in a session either', async () => {
    const id = await oldStory();
    const { headers } = meera;
    const { status, body: session } = await write.call('createSession', { headers, body: { story_id: id } });
    expect(status).toBe(201);
    const answers = [
      session,
      (await write.call('getStory', { params: { id } })).body,
      (await write.call('listStories', {})).body,
      (await write.call('listMyStories', { headers })).body,
      (await write.call('keepStory', { headers, params: { id } })).body,
      (await app.inject({ url: `/game/${id}` })).body,
    ];
    for (const answer of answers) expect(JSON.stringify(answer)).not.toContain('pictures.example');
    expect(await write.source(meera, id)).toMatchObject({ cover_image_url: null, cover_source: SOURCE });
    expect(fetchAddress).not.toHaveBeenCalled();
  });

  it('gets its picture in the background; one that cannot be fetched is tried again', async () => {
    const id = await oldStory();
    fetchAddress.mockRejectedValueOnce(new Error('refused'));
    await sweepForeignCovers(deps);
    fetchAddress.mockResolvedValue(PHOTO);
    await sweepForeignCovers(deps);
    const { cover_image_url, cover_source } = await write.source(meera, id);
    expect(cover_source).toBe(SOURCE);
    expect((await app.inject({ url: cover_image_url! })).statusCode).toBe(200);
  });

  it('gets its picture when it is saved', async () => {
    const id = await oldStory();
    const { body } = await write.edit(meera, id, { cover_image_url: SOURCE });
    expect(body).toMatchObject({
      cover_source: SOURCE,
      cover_image_url: expect.stringMatching(/^\/covers\//),
    });
  });
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { testDeps } from '../../testing/buildTestApp.ts';
import { playing } from '../../testing/playing.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';
import { scriptedNarrator } from '../../narrator/scripted.ts';
import { createPictureStore, sweepPictures } from './modelPictures.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kl-pictures-'));
const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
const files = () => fs.readdirSync(path.join(dataDir, 'pictures'));

const aPng = () =>
  sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#a41' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .png()
    .toBuffer();

const database = await fileDatabase();
const store = createPictureStore({ config, db: database.db });
const narrator = scriptedNarrator({
  illustrate: ({ turn_id }) => ({
    image_url: `/pictures/${turn_id}.webp`,
    style: 'ajanta',
    prompt: 'a river',
    drawnBy: 'a-model',
  }),
});
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));
const app = await fileApp({ db: database.db, config, narrator });
const play = playing(app, database.db);

/** A turn with a picture in the storage. */
async function drawn() {
  const { player, begin, act } = play;
  const who = await player();
  const session = await begin(who);
  const answer = await act(who, session.id, { action_type: 'show', selected_model: 'ajanta' });
  expect(answer).toMatchObject({ told_by: 'a-model' });
  const file = (answer as { image_url: string }).image_url.split('/').at(-1)!;
  await store(await aPng(), 'image/png', file.replace('.webp', ''));
  return { who, session, file };
}

describe('a picture that a model drew', () => {
  it('is stored as a WebP of our own, no wider than it is shown, and served for ever', async () => {
    const { file } = await drawn();
    const answer = await app.inject(`/pictures/${file}`);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    const { format, width, exif } = await sharp(answer.rawPayload).metadata();
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 1280, exif: undefined });
  });

  it('is there as long as a turn shows it, and private: it is gone with its session, for everybody', async () => {
    const { file, session, who } = await drawn();
    const status = async () => (await app.inject(`/pictures/${file}`)).statusCode;
    expect(await status()).toBe(200);
    await play.call('deleteSession', { ...who, params: { session_id: session.id } });
    expect(await status()).toBe(404);
    expect(files()).toContain(file);
    const nobodys = await store(await aPng(), 'image/png', '018f0000-0000-7000-8000-000000000007');
    expect((await app.inject(nobodys)).statusCode).toBe(404);
  });

  it('is refused if it is not an image', async () => {
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

  it('is deleted a day after nothing shows it any more, and not before', async () => {
    const { call } = play;
    const [shown, deleted] = [await drawn(), await drawn()];
    const unused = '018f0000-0000-7000-8000-000000000003';
    await store(await aPng(), 'image/png', unused);
    const sweep = () => sweepPictures(testDeps({ db: database.db, config }));
    await pass('25 hours');
    await sweep();
    await call('deleteSession', { ...deleted.who, params: { session_id: deleted.session.id } });
    await sweep();
    expect(files()).not.toContain(`${unused}.webp`);
    expect(files()).toEqual(expect.arrayContaining([shown.file, deleted.file]));
    await pass('25 hours');
    await sweep();
    expect(files()).not.toContain(deleted.file);
    expect(files()).toContain(shown.file);
    const { rows } = await sql`select from loose_pictures`.execute(database.db);
    expect(rows).toHaveLength(0);
  });

  it('stays beside a fresh database and beside one that was restored: neither has stored it', async () => {
    await store(await aPng(), 'image/png', '018f0000-0000-7000-8000-000000000004');
    const before = files();
    const fresh = await createTestDatabase();
    await sql`update loose_pictures set since = since - interval '1 year'`.execute(fresh.db);
    const year = () => new Date(Date.now() + 365 * 24 * 60 * 60 * 1000);
    for (let time = 0; time < 2; time += 1)
      await sweepPictures(testDeps({ db: fresh.db, config, clock: year }));
    expect(files()).toEqual(before);
    await fresh.drop();
  });

  it('that cannot be deleted does not stop the deletion of others', async () => {
    const [stuck, other] = ['018f0000-0000-7000-8000-000000000005', '018f0000-0000-7000-8000-000000000006'];
    fs.mkdirSync(path.join(dataDir, 'pictures', `${stuck}.webp`), { recursive: true });
    for (const id of [stuck, other])
      await sql`
        insert into loose_pictures values (${`/pictures/${id}.webp`}, now() - interval '2 days')
      `.execute(database.db);
    fs.writeFileSync(path.join(dataDir, 'pictures', `${other}.webp`), '');
    await sweepPictures(testDeps({ db: database.db, config }));
    expect(files()).toContain(`${stuck}.webp`);
    expect(files()).not.toContain(`${other}.webp`);
    fs.rmdirSync(path.join(dataDir, 'pictures', `${stuck}.webp`));
  });
});

/** Backdates the pictures that no turn may show any more. */
const pass = (interval: string) =>
  sql`update loose_pictures set since = since - ${interval}::interval`.execute(database.db);

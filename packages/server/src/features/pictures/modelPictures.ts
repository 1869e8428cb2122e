import sharp from 'sharp';
import type { Deps } from '../../platform/Deps.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { eachRow } from '../../platform/eachRow.ts';
import { picturesInUse } from '../play/public.ts';
import type { PictureStorage } from './storage/PictureStorage.ts';
import { pictureStorage } from './storage/storage.ts';

/** As wide as the log shows it on a dense screen. */
const WIDTH = 1280;
const QUALITY = 82;
/** Larger than any model draws, and not so large that decoding one fills the memory. */
const PIXELS_MAX = 40_000_000;
const FILE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.webp$/;
/** A picture, or an incompletely written one; other files in the folder are not ours. */
const OURS = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.webp(?:\.[\da-f]+\.new)?$/;

type StorePicture = (bytes: Uint8Array, type: string, turn_id: string) => Promise<string>;
type WithConfig = Pick<Deps, 'config'>;

const addressOf = (name: string): string => `/pictures/${name}`;

/** Stores a model's picture, re-encoded as WebP, so that nothing else in the file survives. */
export function createPictureStore({ config }: WithConfig): StorePicture {
  const storage = pictureStorage(config);
  return async (bytes, _type, turn_id) => {
    const picture = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .resize({ width: WIDTH, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    const name = `${turn_id}.webp`;
    await storage.put(name, picture);
    return addressOf(name);
  };
}

/** The picture of a file name; null if there is none. */
export async function findPicture(storage: PictureStorage, name: string): Promise<Buffer | null> {
  return FILE.test(name) ? storage.get(name) : null;
}

/** A turn is committed after its picture is stored. */
const OLD_ENOUGH_MS = HOUR_MS;

/** Deletes the pictures that no turn shows: their sessions were deleted, or their actions failed. */
export async function sweepPictures({
  db,
  clock,
  config,
  log,
}: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>): Promise<void> {
  const storage = pictureStorage(config);
  const before = clock().getTime() - OLD_ENOUGH_MS;
  for await (const batch of storage.list()) {
    const old = batch.filter(({ name, changedAt }) => OURS.test(name) && changedAt < before);
    const shown = await picturesInUse(
      { db },
      old.map(({ name }) => addressOf(name)),
    );
    const unused = old.filter(({ name }) => !shown.has(addressOf(name)));
    await eachRow(log, unused, ({ name }) => storage.remove(name));
  }
}

import sharp from 'sharp';
import type { Deps } from '../../platform/Deps.ts';
import { eachRow } from '../../platform/eachRow.ts';
import { inBatches, type Stoppable } from '../../platform/sweeps/inBatches.ts';
import { picturesInUse } from '../play/public.ts';
import { findLoose, forgetLoose, noteLoose } from './repository.ts';
import type { PictureStorage } from './storage/PictureStorage.ts';
import { pictureStorage } from './storage/storage.ts';

/** The width of a picture in the log on a dense screen. */
const WIDTH = 1280;
const QUALITY = 82;
/** Larger than any model draws, but small enough to be decoded in memory. */
const PIXELS_MAX = 40_000_000;
const FILE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.webp$/;

type StorePicture = (bytes: Uint8Array, type: string, turn_id: string) => Promise<string>;

const ADDRESS = '/pictures/';
const addressOf = (name: string): string => `${ADDRESS}${name}`;

/** The file name in an address, or null for any other address. */
export function storedName(address: string): string | null {
  const name = address.slice(ADDRESS.length);
  return address.startsWith(ADDRESS) && FILE.test(name) ? name : null;
}

/** Stores a model's picture, re-encoded as WebP, so that nothing else in the file survives. */
export function createPictureStore({ config, db }: Pick<Deps, 'config' | 'db'>): StorePicture {
  const storage = pictureStorage(config);
  return async (bytes, _type, turn_id) => {
    const picture = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .resize({ width: WIDTH, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    const name = `${turn_id}.webp`;
    const address = addressOf(name);
    await noteLoose(db, address);
    await storage.put(name, picture);
    return address;
  };
}

interface Stored extends Pick<Deps, 'db'> {
  readonly storage: PictureStorage;
}

/** The picture of a file name; null if no turn shows it, although it may be stored for a day yet. */
export async function findPicture({ db, storage }: Stored, name: string): Promise<Buffer | null> {
  if (!FILE.test(name)) return null;
  const address = addressOf(name);
  return (await picturesInUse({ db }, [address])).has(address) ? storage.get(name) : null;
}

/** A turn is committed after its picture is stored. A day also leaves time to notice a restore that went wrong. */
const LOOSE_HOURS = 24;

/**
 * Deletes the pictures that no turn has shown for a day: their sessions were deleted, or their actions
 * failed. Only pictures that this database has noted are deleted: another database may have pictures in the
 * same storage, and an empty one has noted none.
 */
export async function sweepPictures(deps: Pick<Deps, 'db' | 'config' | 'log'> & Stoppable): Promise<void> {
  const { db, config, log } = deps;
  const storage = pictureStorage(config);
  let after: Date | null = null;
  await inBatches(deps, async (limit) => {
    // the cursor also passes pictures that could not be deleted
    const loose = await findLoose(db, { hours: LOOSE_HOURS, after, limit });
    const shown = await picturesInUse(
      { db },
      loose.map(({ address }) => address),
    );
    await eachRow(log, loose, async ({ address, since }) => {
      const name = address.slice(ADDRESS.length);
      if (!shown.has(address) && FILE.test(name)) await storage.remove(name);
      await forgetLoose(db, address, since);
    });
    after = new Date((loose.at(-1)?.since.getTime() ?? 0) + 1);
    return loose.length;
  });
}

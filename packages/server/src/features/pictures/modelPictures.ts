import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Deps } from '../../platform/Deps.ts';
import { picturesInUse } from '../play/service.ts';

/** As wide as the log shows it on a dense screen. */
const WIDTH = 1280;
const QUALITY = 82;
/** Larger than any model draws, and not so large that decoding one fills the memory. */
const PIXELS_MAX = 40_000_000;
const FILE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.webp$/;

type StorePicture = (bytes: Uint8Array, type: string, turn_id: string) => Promise<string>;

const addressOf = (name: string): string => `/pictures/${name}`;

const folderOf = (dataDir: string): string => path.join(dataDir, 'pictures');

/** Stores what a model drew, as a WebP of our own: nothing that came along in the file is kept. */
export function createPictureStore(dataDir: string): StorePicture {
  const folder = folderOf(dataDir);
  return async (bytes, _type, turn_id) => {
    const picture = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .resize({ width: WIDTH, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    await fs.mkdir(folder, { recursive: true });
    const file = path.join(folder, `${turn_id}.webp`);
    // renamed, so that nobody reads half of it
    const fresh = `${file}.${randomBytes(6).toString('hex')}.new`;
    await fs.writeFile(fresh, picture);
    await fs.rename(fresh, file);
    return addressOf(`${turn_id}.webp`);
  };
}

/** The picture of a file name; null if there is none. */
export async function findPicture(dataDir: string, name: string): Promise<Buffer | null> {
  if (!FILE.test(name)) return null;
  try {
    return await fs.readFile(path.join(folderOf(dataDir), name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const BATCH = 500;
/** A turn is committed after its picture is stored. */
const OLD_ENOUGH_MS = 60 * 60 * 1000;

/** Deletes the pictures that no turn shows: sessions were deleted, or actions failed. */
export async function sweepPictures({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const folder = folderOf(config.dataDir);
  const names = await fs.readdir(folder).catch(() => [] as string[]);
  const before = clock().getTime() - OLD_ENOUGH_MS;
  for (let start = 0; start < names.length; start += BATCH) {
    const batch = names.slice(start, start + BATCH);
    const shown = await picturesInUse({ db }, batch.map(addressOf));
    for (const name of batch) {
      if (shown.has(addressOf(name))) continue;
      const file = path.join(folder, name);
      const { mtimeMs } = await fs.stat(file).catch(() => ({ mtimeMs: before }));
      if (mtimeMs < before) await fs.rm(file, { force: true });
    }
  }
}

import path from 'node:path';
import type { Config } from '../../../config.ts';
import { folderStorage } from './folderStorage.ts';
import { s3Storage } from './s3Storage.ts';

/** Where the pictures that models drew are stored. */
export interface PictureStorage {
  put(name: string, picture: Uint8Array): Promise<void>;
  /** Null if there is none of this name. */
  get(name: string): Promise<Buffer | null>;
  /** All names, in batches, with the time of the last change. */
  list(): AsyncIterable<readonly StoredPicture[]>;
  remove(name: string): Promise<void>;
}

export interface StoredPicture {
  readonly name: string;
  readonly changedAt: number;
}

/** A bucket that all processes share where one is set, or a folder of this machine. */
export function pictureStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): PictureStorage {
  return s3 ? s3Storage(s3) : folderStorage(path.join(dataDir, 'pictures'));
}

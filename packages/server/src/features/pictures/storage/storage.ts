import path from 'node:path';
import type { Config } from '../../../config.ts';
import { folderStorage } from './folderStorage.ts';
import type { PictureStorage } from './PictureStorage.ts';
import { s3Storage } from './s3Storage.ts';

/** The storage of pictures: the bucket that all processes share if one is set, or a folder of this machine. */
export function pictureStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): PictureStorage {
  return s3 ? s3Storage(s3) : folderStorage(path.join(dataDir, 'pictures'));
}

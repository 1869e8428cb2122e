import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { PictureStorage } from './PictureStorage.ts';

export function folderStorage(folder: string): PictureStorage {
  return {
    async put(name, picture) {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      // renamed, so that no partial file is read
      const fresh = path.join(folder, `${name}.${randomBytes(6).toString('hex')}.new`);
      await fs.writeFile(fresh, picture, { mode: 0o600 });
      await fs.rename(fresh, path.join(folder, name));
    },
    async get(name) {
      try {
        return await fs.readFile(path.join(folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (name) => fs.rm(path.join(folder, name), { force: true }),
  };
}

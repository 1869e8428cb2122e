import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { PictureStorage } from './PictureStorage.ts';

const BATCH = 500;

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
    async *list() {
      const names = await fs.readdir(folder).catch(() => [] as string[]);
      for (let start = 0; start < names.length; start += BATCH) {
        yield await Promise.all(
          names.slice(start, start + BATCH).map(async (name) => {
            // one that is gone meanwhile is as good as new: it is left alone
            const found = await fs.stat(path.join(folder, name)).catch(() => null);
            return { name, changedAt: found?.mtimeMs ?? Number.POSITIVE_INFINITY };
          }),
        );
      }
    },
    remove: (name) => fs.rm(path.join(folder, name), { force: true }),
  };
}

import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pictureAt } from '@kathaloka/contract/story';
import type { AskedCover } from './coverAddress.ts';

/** Pictures that have been painted, one folder for each story. */
export interface KeptPictures {
  find(asked: AskedCover): Promise<Buffer | null>;
  keep(asked: AskedCover, picture: Buffer): Promise<void>;
}

export function createKeptPictures(folder: string): KeptPictures {
  const fileOf = ({ storyId, address, width }: AskedCover): string =>
    path.join(folder, storyId, path.basename(pictureAt(address, width)));

  return {
    async find(asked) {
      try {
        return await fs.readFile(fileOf(asked));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async keep(asked, picture) {
      const file = fileOf(asked);
      await fs.mkdir(path.dirname(file), { recursive: true });
      await writeWhole(file, picture);
      await removeOthers(path.dirname(file), path.basename(asked.address, '.webp'));
    },
  };
}

/** Another process may keep the same picture at the same time: nobody ever reads half of it. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const fresh = `${file}.${randomBytes(6).toString('hex')}.new`;
  await fs.writeFile(fresh, bytes);
  await fs.rename(fresh, file);
}

/** What the story's cover was before. */
async function removeOthers(folder: string, name: string): Promise<void> {
  for (const file of await fs.readdir(folder)) {
    if (file.endsWith('.webp') && !file.startsWith(name))
      await fs.rm(path.join(folder, file), { force: true });
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

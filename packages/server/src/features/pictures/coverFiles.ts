import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pictureAt } from '@kathaloka/story/pictures';
import type { AskedCover } from './coverAddress.ts';

/** The files of rasterised covers, in one folder per story. */
export interface CoverFiles {
  find(asked: AskedCover): Promise<Buffer | null>;
  has(asked: AskedCover): Promise<boolean>;
  write(asked: AskedCover, picture: Buffer): Promise<void>;
  /** The stories with stored covers. */
  storyIds(): Promise<string[]>;
  removeStory(storyId: string): Promise<void>;
}

const STORY_FOLDER = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function createCoverFiles(folder: string): CoverFiles {
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
    has: (asked) =>
      fs.access(fileOf(asked)).then(
        () => true,
        () => false,
      ),
    async write(asked, picture) {
      const file = fileOf(asked);
      await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await writeWhole(file, picture);
      await removeOthers(path.dirname(file), path.basename(asked.address, '.webp'));
    },
    async storyIds() {
      try {
        return (await fs.readdir(folder)).filter((name) => STORY_FOLDER.test(name));
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
    // another process may be writing into it concurrently
    removeStory: (storyId) =>
      fs.rm(path.join(folder, storyId), { recursive: true, force: true, maxRetries: 3 }),
  };
}

/**
 * Writes under a temporary name and renames the file, so that no reader gets a partial file, even if two processes
 * store the same cover.
 */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const fresh = `${file}.${randomBytes(6).toString('hex')}.new`;
  await fs.writeFile(fresh, bytes, { mode: 0o600 });
  await fs.rename(fresh, file);
}

/** Deletes the story's earlier covers. */
async function removeOthers(folder: string, name: string): Promise<void> {
  for (const file of await fs.readdir(folder)) {
    if (file.endsWith('.webp') && !file.startsWith(name))
      await fs.rm(path.join(folder, file), { force: true });
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

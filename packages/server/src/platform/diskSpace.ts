import { statfs } from 'node:fs/promises';
import { AppError } from './AppError.ts';
import type { Logger } from './log.ts';

/** The disk of the embedded database, which holds all data of an installation. */
export interface DiskSpace {
  /** The free space; null if it cannot be read. */
  readonly freeBytes: () => Promise<number | null>;
  /** Below this free space, nothing that grows is stored. */
  readonly floorBytes: number;
  /** Whether the free space is below the floor; false if it cannot be read. */
  readonly isLow: () => Promise<boolean>;
}

interface Options {
  readonly folder: string;
  readonly floorBytes: number;
  readonly log: Logger;
  readonly read?: (folder: string) => Promise<number>;
  readonly now?: () => number;
}

/** Less often than requests come, but often enough to notice in time that the disk is filling up. */
const READ_EVERY_MS = 5000;

/**
 * Refuses what grows while some space is left, because a full disk stops PostgreSQL: then no user can
 * read, sign in, or free space by deleting.
 */
export function createDiskSpace({
  folder,
  floorBytes,
  log,
  read = freeBytesIn,
  now = () => performance.now(),
}: Options): DiskSpace {
  let readAt = -Infinity;
  let last: Promise<number | null> = Promise.resolve(null);
  let wasLow = false;

  async function look(): Promise<number | null> {
    try {
      const free = await read(folder);
      const isLow = free < floorBytes;
      if (isLow && !wasLow)
        log.error(
          { event: 'disk_short', free, floor: floorBytes },
          'the disk is nearly full: nothing that grows is stored',
        );
      if (!isLow && wasLow) log.info({ event: 'disk_has_room', free }, 'the disk has room again');
      wasLow = isLow;
      return free;
    } catch (error) {
      log.warn({ err: error }, 'the free space of the disk could not be read');
      return null;
    }
  }

  function freeBytes(): Promise<number | null> {
    if (now() - readAt >= READ_EVERY_MS) {
      readAt = now();
      last = look();
    }
    return last;
  }

  return {
    freeBytes,
    floorBytes,
    async isLow() {
      const free = await freeBytes();
      return free !== null && free < floorBytes;
    },
  };
}

/** The space that this user may still fill. */
async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Nothing is stored for now; reading and deleting still work. */
export const nothingStored = (): AppError =>
  new AppError('unavailable', 'Nothing can be saved right now. Please try again later.', {
    retry_after_seconds: 60,
  });

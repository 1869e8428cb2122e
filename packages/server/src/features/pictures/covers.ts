import { Cover } from '@kathaloka/contract/entities';
import { pictureAt, type PictureWidth } from '@kathaloka/story/pictures';
import type { Deps } from '../../platform/Deps.ts';
import { eachRow } from '../../platform/eachRow.ts';
import { type AskedCover, readCoverFile } from './coverAddress.ts';
import { createCoverFiles } from './coverFiles.ts';
import { rasterise } from './rasterise.ts';
import { existingStories, findCover } from './repository.ts';
import { createWorkQueue } from '../../platform/workQueue.ts';

interface CoversOptions {
  readonly paint?: (cover: Cover, width: PictureWidth) => Promise<Buffer>;
  /** The longest queue. */
  readonly waiting?: number;
}

/** `null`: no story has such a cover. `'busy'`: the queue is full. */
export type FoundCover = Buffer | null | 'busy';

export interface Covers {
  find(file: string): Promise<FoundCover>;
}

/** Leaves threads of the pool for other work. */
const CONCURRENCY = 2;

/**
 * Deletes the stored covers of stories that no longer exist. A cover that is deleted by mistake is rasterised
 * again.
 */
export async function sweepCovers({ db, folders, log }: Pick<Deps, 'db' | 'folders' | 'log'>): Promise<void> {
  const files = createCoverFiles(folders.covers);
  const storyIds = await files.storyIds();
  for (let start = 0; start < storyIds.length; start += SWEEP_BATCH) {
    const some = storyIds.slice(start, start + SWEEP_BATCH);
    const existing = await existingStories(db, some);
    const deleted = some.filter((id) => !existing.has(id));
    await eachRow(log, deleted, (id) => files.removeStory(id));
  }
}

const SWEEP_BATCH = 1000;

/** Covers are rasterised on the first request, and only for addresses that a story has. */
export function createCovers(
  { db, folders, log }: Pick<Deps, 'db' | 'folders' | 'log'>,
  { paint = rasterise, waiting = 200 }: CoversOptions = {},
): Covers {
  const files = createCoverFiles(folders.covers);
  const queue = createWorkQueue({ concurrency: CONCURRENCY, waiting });
  /** Concurrent requests share one rasterisation. */
  const inWork = new Map<string, Promise<Buffer>>();

  async function paintAndStore(asked: AskedCover, cover: Cover): Promise<Buffer> {
    // another process may have stored it while this one was queued
    const already = await files.find(asked);
    if (already) return already;
    const picture = await paint(cover, asked.width);
    // even with a full disk readers get the cover, but each request rasterises it again
    await files
      .write(asked, picture)
      .catch((error: unknown) => log.warn({ err: error }, 'a cover cannot be stored'));
    return picture;
  }

  function paintedOnce(asked: AskedCover, cover: Cover): Promise<Buffer> | 'busy' {
    const file = pictureAt(asked.address, asked.width);
    const begun = inWork.get(file);
    if (begun) return begun;
    if (queue.isFull()) return 'busy';
    const work = queue.run(() => paintAndStore(asked, cover)).finally(() => inWork.delete(file));
    inWork.set(file, work);
    return work;
  }

  return {
    async find(file) {
      const asked = readCoverFile(file);
      if (!asked) return null;
      // checked before the stored file, which may outlive its story
      const story = await findCover(db, asked.storyId);
      if (story?.cover_image_url !== asked.address) return null;
      const cover = Cover.safeParse(story.cover);
      if (!cover.success) return null;
      return (await files.find(asked)) ?? paintedOnce(asked, cover.data);
    },
  };
}

import { Cover } from '@kathaloka/contract/entities';
import { pictureAt, type PictureWidth } from '@kathaloka/contract/story';
import type { Queries } from '../platform/db/schema.ts';
import type { Logger } from '../platform/log.ts';
import { type AskedCover, readCoverFile } from './coverAddress.ts';
import { createKeptPictures } from './keptPictures.ts';
import { rasterise } from './rasterise.ts';
import { findCover } from './repository.ts';
import { createWorkQueue } from '../platform/workQueue.ts';

interface CoversContext {
  readonly db: Queries;
  /** Where painted covers are kept. */
  readonly folder: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly paint?: (cover: Cover, width: PictureWidth) => Promise<Buffer>;
  /** How many may wait for their turn. */
  readonly waiting?: number;
}

/** `null`: no story has such a cover. `'busy'`: too many others are being painted. */
export type FoundCover = Buffer | null | 'busy';

export interface Covers {
  find(file: string): Promise<FoundCover>;
}

/** Leaves threads for everything else that the server does off its event loop. */
const AT_ONCE = 2;

/** Covers are painted when somebody first asks for them. Only a story's own cover ever is. */
export function createCovers({ db, folder, log, paint = rasterise, waiting = 200 }: CoversContext): Covers {
  const kept = createKeptPictures(folder);
  const queue = createWorkQueue({ atOnce: AT_ONCE, waiting });
  /** Several readers who come at once wait for the same picture. */
  const inWork = new Map<string, Promise<Buffer>>();

  async function paintAndKeep(asked: AskedCover, cover: Cover): Promise<Buffer> {
    // it may have come while this one stood in line
    const already = await kept.find(asked);
    if (already) return already;
    const picture = await paint(cover, asked.width);
    // on a full disk readers still see it, and it is painted again for the next one
    await kept
      .keep(asked, picture)
      .catch((error: unknown) => log.warn({ err: error }, 'a cover cannot be kept'));
    return picture;
  }

  function paintedOnce(asked: AskedCover, cover: Cover): Promise<Buffer> | 'busy' {
    const file = pictureAt(asked.address, asked.width);
    const begun = inWork.get(file);
    if (begun) return begun;
    if (queue.isFull()) return 'busy';
    const work = queue.run(() => paintAndKeep(asked, cover)).finally(() => inWork.delete(file));
    inWork.set(file, work);
    return work;
  }

  return {
    async find(file) {
      const asked = readCoverFile(file);
      if (!asked) return null;
      const picture = await kept.find(asked);
      if (picture) return picture;
      const story = await findCover(db, asked.storyId);
      const cover = Cover.safeParse(story?.cover);
      if (!cover.success || story?.cover_image_url !== asked.address) return null;
      return paintedOnce(asked, cover.data);
    },
  };
}

import path from 'node:path';
import { pictureAt, type PictureWidth } from '@kathaloka/story/pictures';
import type { Logger } from '../../platform/log.ts';
import type { Covers } from './covers.ts';

/** The widths of cards. The largest is painted after its first request, or after a publication. */
const WIDTHS: readonly PictureWidth[] = [320, 640];

interface Prerendering {
  /** Begins no further cover. */
  readonly stop: () => Promise<void>;
  /** Resolves when the last cover that was begun has ended. */
  readonly ended: Promise<void>;
}

/** Rasterises covers one after the other before they are requested. */
export function prerenderCovers(
  covers: Pick<Covers, 'ahead'>,
  addresses: readonly string[],
  log: Pick<Logger, 'warn'>,
): Prerendering {
  let isStopped = false;

  async function paintAll(): Promise<void> {
    for (const width of WIDTHS) {
      for (const address of addresses) {
        if (isStopped) return;
        await covers.ahead(path.basename(pictureAt(address, width)));
      }
    }
  }

  const ended = paintAll().catch((error: unknown) => {
    // after a stop, the last cover may fail because the database is closed
    if (!isStopped) log.warn({ err: error }, 'covers cannot be rasterised in advance');
  });
  return {
    stop() {
      isStopped = true;
      return Promise.resolve();
    },
    ended,
  };
}

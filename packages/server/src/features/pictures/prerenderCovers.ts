import path from 'node:path';
import { pictureAt, type PictureWidth } from '@kathaloka/story/pictures';
import type { Logger } from '../../platform/log.ts';
import type { Covers } from './covers.ts';

/** The widths of cards. Larger ones are rasterised on request. */
const WIDTHS: readonly PictureWidth[] = [320, 640];

/** Rasterises covers one after the other before they are requested. Returns a function that stops it. */
export function prerenderCovers(
  covers: Covers,
  addresses: readonly string[],
  log: Pick<Logger, 'warn'>,
): () => Promise<void> {
  let isStopped = false;

  async function paintAll(): Promise<void> {
    for (const width of WIDTHS) {
      for (const address of addresses) {
        if (isStopped) return;
        await covers.find(path.basename(pictureAt(address, width)));
      }
    }
  }

  const work = paintAll().catch((error: unknown) =>
    log.warn({ err: error }, 'covers cannot be rasterised in advance'),
  );
  return () => {
    isStopped = true;
    return work;
  };
}

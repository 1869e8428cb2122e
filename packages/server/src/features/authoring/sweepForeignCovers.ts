import { AppError } from '../../platform/AppError.ts';
import type { Deps } from '../../platform/Deps.ts';
import { inBatches, type Stoppable } from '../../platform/sweeps/inBatches.ts';
import { createFetchCover, isElsewhere } from '../pictures/public.ts';
import { pictureColumns } from './editing/coverPicture.ts';
import { findCoversAfter, setCover } from './repository.ts';

/**
 * Fetches the covers that are stored as addresses elsewhere: of stories from before covers were fetched, and of
 * imported shelves. Readers see a drawn cover until then. What cannot be fetched is tried again the next day.
 */
export async function sweepForeignCovers(deps: Deps & Stoppable): Promise<void> {
  const fetchCover = deps.once(createFetchCover);
  let after: string | null = null;
  await inBatches(deps, async (limit) => {
    const stories = await findCoversAfter(deps.db, { after, limit });
    for (const { id, cover_image_url: url } of stories) {
      if (deps.signal?.aborted) break;
      if (isElsewhere(url)) await fetchFor(deps, fetchCover, { id, url });
    }
    after = stories.at(-1)?.id ?? null;
    return stories.length;
  });
}

async function fetchFor(
  { db, log }: Deps,
  fetchCover: ReturnType<typeof createFetchCover>,
  { id, url }: { readonly id: string; readonly url: string },
): Promise<void> {
  try {
    const fetched = await fetchCover(url, SWEEP);
    await setCover(db, { id, url }, { cover_image_url: fetched.addressFor(id), ...pictureColumns(fetched) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.info({ story_id: id }, 'the cover of a story cannot be fetched');
  }
}

/** Its place in the queue of authors. */
const SWEEP = 'sweep';

export function fetchCoversSoon(deps: Deps): void {
  deps.background.run('fetching covers', () => sweepForeignCovers(deps));
}

import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/Deps.ts';
import { HOUSE_AUTHOR_ID, type PreparedStory, prepareLibrary } from './prepareStory.ts';
import { drawnCovers, hasLibrary, lockLibrary } from './repository.ts';
import { type Shelf, writeLibrary } from './writeLibrary.ts';

interface SeedOptions extends Pick<Shelf, 'seed' | 'series'> {
  /** Prepares the stories. Not called if the database has a library. */
  readonly prepare?: () => Promise<readonly PreparedStory[]>;
}

/**
 * Fills a new database with the library. A later start changes nothing, because somebody curates the shelf by
 * then: `updateLibrary` takes over what a release has added. Returns the number of stories.
 */
export async function seedLibrary(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { prepare = prepareLibrary, ...shelf }: SeedOptions,
): Promise<{ stories: number }> {
  return inTransaction(db, async (transaction) => {
    await lockLibrary(transaction);
    if (await hasLibrary(transaction, HOUSE_AUTHOR_ID)) return { stories: 0 };
    return writeLibrary(transaction, clock(), { ...shelf, prepared: await prepare() });
  });
}

/** Addresses of the covers of the bundled stories. */
export function libraryCovers({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  return drawnCovers(db, HOUSE_AUTHOR_ID);
}

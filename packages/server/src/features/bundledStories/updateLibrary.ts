import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/Deps.ts';
import { lockLibrary, shelfState } from './repository.ts';
import { type Shelf, writeLibrary } from './writeLibrary.ts';

interface UpdateOptions extends Shelf {
  /** False: nothing is changed, and the result says what would be. */
  readonly applies: boolean;
}

export interface ShelfChange {
  readonly kind: 'category' | 'series' | 'story' | 'tag';
  /** A title, or a name. */
  readonly name: string;
  readonly isNew: boolean;
}

/** Ends a transaction whose effects were only to be seen. */
class OnlyLooked extends Error {}

/**
 * Adds bundled stories that the database never had, and updates those whose file has changed. Stories that
 * were edited or deleted stay as they are, and so do stories whose file is gone. Returns each change.
 */
export async function updateLibrary(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { applies, ...shelf }: UpdateOptions,
): Promise<ShelfChange[]> {
  let changes: ShelfChange[] = [];
  try {
    await inTransaction(db, async (transaction) => {
      await lockLibrary(transaction);
      const before = await shelfState(transaction);
      await writeLibrary(transaction, clock(), shelf);
      const after = await shelfState(transaction);
      changes = [...after].flatMap(([id, { kind, name, digest }]) =>
        before.get(id)?.digest === digest ? [] : [{ kind, name, isNew: !before.has(id) }],
      );
      if (!applies) throw new OnlyLooked();
    });
  } catch (error) {
    if (!(error instanceof OnlyLooked)) throw error;
  }
  return changes;
}

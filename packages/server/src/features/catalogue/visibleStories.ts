import type { Story, StoryUserState } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Queries } from '../../platform/db/schema.ts';
import { reactionsOf } from '../reactions/public.ts';
import { mayPlayPremium, maySee } from './policy.ts';
import { GUEST, presentStory } from './present.ts';
import { findByIds, type StoryRow } from './repository.ts';

/** The reader; undefined for a guest. */
export type Reader = SignedInUser | null;

/** Those of these stories that the reader may see, unordered. */
export async function visibleStories(
  { db }: Pick<Deps, 'db'>,
  { ids }: { readonly ids: readonly string[] },
  reader: Reader,
): Promise<Story[]> {
  const rows = await findByIds(db, ids);
  return present(
    db,
    rows.filter((row) => maySee(row, reader)),
    reader,
  );
}

export async function present(db: Queries, rows: readonly StoryRow[], reader: Reader): Promise<Story[]> {
  const stateOf = await readerStates(db, rows, reader);
  return rows.map((row) => presentStory(row, stateOf(row)));
}

async function readerStates(
  db: Queries,
  rows: readonly StoryRow[],
  reader: Reader,
): Promise<(row: StoryRow) => StoryUserState> {
  if (!reader || rows.length === 0) return () => GUEST;
  const { liked, bookmarked } = await reactionsOf(
    db,
    reader.id,
    rows.map(({ id }) => id),
  );
  return (row) => ({
    hasLiked: liked.has(row.id),
    hasBookmarked: bookmarked.has(row.id),
    has_premium_access: mayPlayPremium(row, reader),
  });
}

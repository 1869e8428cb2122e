import type { Story, StoryUserState } from '@kathaloka/contract/entities';
import { AppError } from '../../platform/AppError.ts';
import type { Deps } from '../../platform/Deps.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Queries } from '../../platform/db/schema.ts';
import { notFound } from '../../platform/notFound.ts';
import { reactionsOf } from '../reactions/public.ts';
import { mayPlayPremium, maySee } from './policy.ts';
import { GUEST, presentStory } from './present.ts';
import { findById, findByIds, type StoryRow } from './repository.ts';

/** The reader; undefined for a guest. */
export type Reader = SignedInUser | null;

/** Drafts and archived stories exist for their author and for administrators only. */
export async function visibleStory(
  { db }: Pick<Deps, 'db'>,
  { id }: { readonly id: string },
  reader: Reader,
): Promise<Story> {
  const row = await findById(db, id);
  if (!row || !maySee(row, reader)) throw notFound('story');
  const [story] = await present(db, [row], reader);
  return story!;
}

/** Throws unless the reader may begin the story: it must be visible to them, and a premium story requires premium access. */
export async function playableStory(
  { db }: Pick<Deps, 'db'>,
  { id }: { readonly id: string },
  reader: SignedInUser,
): Promise<void> {
  const row = await findById(db, id);
  if (!row || !maySee(row, reader)) throw notFound('story');
  refuseWithoutPremium(row, reader);
}

/** Throws if the story requires premium access and the player does not have it, or no longer has it. */
export function refuseWithoutPremium(
  row: { readonly author_id: string | null; readonly is_premium: boolean },
  player: SignedInUser,
): void {
  if (row.is_premium && !mayPlayPremium(row, player))
    throw new AppError('premium_required', 'This is a premium story. Please upgrade to play.');
}

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

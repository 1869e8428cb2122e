import type { ContentRating } from '@kathaloka/contract/entities';
import { AppError } from '../../platform/AppError.ts';
import type { Deps } from '../../platform/Deps.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { notFound } from '../../platform/notFound.ts';
import { isRatedFor, mayPlayPremium, maySee } from './policy.ts';
import { ratingsOf } from './ratings.ts';
import { findById } from './repository.ts';

/** Throws unless the reader may begin the story: it must be visible to them, and a premium story requires premium access. */
export async function playableStory(
  { db }: Pick<Deps, 'db'>,
  { id }: { readonly id: string },
  reader: SignedInUser,
): Promise<void> {
  const row = await findById(db, id);
  if (!row || !maySee(row, reader, ratingsOf(reader))) throw notFound('story');
  refuseWithoutPremium(row, reader);
}

/** Throws if the story is now rated for older players. */
export function refuseOlder(
  row: { readonly author_id: string | null; readonly content_rating: ContentRating },
  player: SignedInUser,
): void {
  if (!isRatedFor(row, ratingsOf(player)) && row.author_id !== player.id)
    throw new AppError('rated_older', 'This story is rated for older players.');
}

/** Throws if the story requires premium access and the player does not have it, or no longer has it. */
export function refuseWithoutPremium(
  row: { readonly author_id: string | null; readonly is_premium: boolean },
  player: SignedInUser,
): void {
  if (row.is_premium && !mayPlayPremium(row, player))
    throw new AppError('premium_required', 'This is a premium story. Please upgrade to play.');
}

import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { StoryRating } from '@kathaloka/contract/entities';
import { AppError } from '../../platform/AppError.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/Deps.ts';
import { changeRating } from '../reactions/public.ts';
import { readRating } from './readRating.ts';

const REFUSED = 'A story is rated by readers who have reached one of its endings, not by its author.';

/** Rates a story, or takes the rating back. Who has deleted the finished play may still take it back. */
export function rateStory(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: story_id, stars }: BodyOf<'rateStory'> & { readonly id: string },
  { id: user_id }: SignedInUser,
): Promise<StoryRating> {
  const asked = { story_id, user_id };
  return inTransaction(db, async (transaction) => {
    const assertAllowed = async (): Promise<void> => {
      const { can_rate } = await readRating(transaction, asked);
      if (!can_rate) throw new AppError('forbidden', REFUSED);
    };
    await changeRating(transaction, { ...asked, stars, assertAllowed }, clock());
    return readRating(transaction, asked);
  });
}

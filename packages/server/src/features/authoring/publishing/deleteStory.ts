import type { AnswerOf } from '@kathaloka/contract/endpoints';
import { DELETION_NOTICE_DAYS } from '@kathaloka/contract/limits';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { mayDelete } from '../policy.ts';
import { announceDeletion, countPlayersOf } from '../removalRepository.ts';
import { sweepWithdrawnSoon } from '../sweepWithdrawnStories.ts';
import { withdrawStory } from '../withdrawStory.ts';
import { type AskedStory, changeStatus, wrongStatus } from './changeStatus.ts';

/**
 * Deletes a story of its author, or, while others play it, says to them when it is deleted. Sessions have their own text
 * of it, and stay with all that was told.
 */
export async function deleteStory(
  deps: Deps,
  { id }: AskedStory,
  user: SignedInUser,
): Promise<AnswerOf<'deleteStory'>> {
  const deletes_at = await changeStatus(
    deps,
    { id, action: 'deleteStory' },
    user,
    async (transaction, row) => {
      if (!mayDelete(row)) throw wrongStatus(row);
      if ((await countPlayersOf(transaction, row)) > 0) {
        const on = new Date(deps.clock().getTime() + DELETION_NOTICE_DAYS * DAY_MS);
        return announceDeletion(transaction, id, on);
      }
      await withdrawStory(transaction, id);
      return null;
    },
  );
  if (deletes_at)
    return { detail: 'Players are told when the story is deleted.', deletes_at: deletes_at.toISOString() };
  sweepWithdrawnSoon(deps);
  return { detail: 'The story was deleted.', deletes_at: null };
}

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
 * Deletes an author's story. While others play it, announces the deletion to them instead. Their sessions
 * have their own copy of the text, and stay.
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

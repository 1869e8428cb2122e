import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { mayDelete } from '../policy.ts';
import { countPlayersOf, withdrawStory } from '../removalRepository.ts';
import { sweepWithdrawnSoon } from '../sweepWithdrawnStories.ts';
import { type AskedStory, changeStatus, wrongStatus } from './changeStatus.ts';

/** Deletes a story of its author. Sessions have their own text of it, and stay with all that was told. */
export async function deleteStory(deps: Deps, { id }: AskedStory, user: SignedInUser): Promise<void> {
  await changeStatus(deps, { id, action: 'deleteStory' }, user, async (transaction, row) => {
    if (!mayDelete(row)) throw wrongStatus(row);
    const players = await countPlayersOf(transaction, row);
    if (players > 0) throw new AppError('still_played', 'Somebody else is playing this story.', { players });
    await withdrawStory(transaction, id);
  });
  sweepWithdrawnSoon(deps);
}

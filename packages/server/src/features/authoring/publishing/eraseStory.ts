import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { sweepWithdrawnSoon } from '../sweepWithdrawnStories.ts';
import { withdrawStory } from '../withdrawStory.ts';
import { type AskedStory, changeStatus, wrongStatus } from './changeStatus.ts';

/** Deletes a story in the bin before its day. Sessions have their own copy of the text, and stay. */
export async function eraseStory(deps: Deps, { id }: AskedStory, user: SignedInUser): Promise<void> {
  await changeStatus(deps, { id, action: 'eraseStory' }, user, async (transaction, row) => {
    if (!row.deletes_at) throw wrongStatus(row);
    await withdrawStory(transaction, id);
  });
  sweepWithdrawnSoon(deps);
}

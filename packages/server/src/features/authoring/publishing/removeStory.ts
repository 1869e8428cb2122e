import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { sweepWithdrawnSoon } from '../sweepWithdrawnStories.ts';
import { withdrawStory } from '../withdrawStory.ts';
import { type AskedStory, changeStatus } from './changeStatus.ts';

/** Deletes any story for a reason, stored in the audit log. Sessions continue with their own copy. */
export async function removeStory(
  deps: Deps,
  { id, reason }: AskedStory & { readonly reason: string },
  admin: SignedInUser,
): Promise<void> {
  await changeStatus(deps, { id, action: 'removeStory', reason }, admin, (transaction) =>
    withdrawStory(transaction, id),
  );
  sweepWithdrawnSoon(deps);
}

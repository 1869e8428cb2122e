import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { binStory } from './binStory.ts';
import { type AskedStory, changeStatus } from './changeStatus.ts';

/** Puts any story into the bin for a reason, stored in the audit log. */
export async function removeStory(
  deps: Deps,
  { id, reason }: AskedStory & { readonly reason: string },
  admin: SignedInUser,
): Promise<void> {
  const by = { user: admin, now: deps.clock() };
  await changeStatus(deps, { id, action: 'removeStory', reason }, admin, (transaction, row) =>
    binStory(transaction, row, by),
  );
}

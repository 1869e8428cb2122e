import type { AnswerOf } from '@kathaloka/contract/endpoints';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { mayDelete } from '../policy.ts';
import { binStory } from './binStory.ts';
import { type AskedStory, changeStatus, wrongStatus } from './changeStatus.ts';

/** Puts an author's story into the bin. Those who play it are told of the day when it is deleted. */
export async function deleteStory(
  deps: Deps,
  { id }: AskedStory,
  user: SignedInUser,
): Promise<AnswerOf<'deleteStory'>> {
  const now = deps.clock();
  const day = await changeStatus(deps, { id, action: 'deleteStory' }, user, (transaction, row) => {
    if (!mayDelete(row)) throw wrongStatus(row);
    return binStory(transaction, row, { user, now });
  });
  return { detail: 'The story is in the bin.', deletes_at: day.toISOString() };
}

import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Membership } from '../stored/membership.ts';
import { lockState } from './stateRepository.ts';
import { deleteInvitation, deletePlayer } from './togetherRepository.ts';
import { tellTogether } from './watchTogether.ts';

/** Who leaves, or is removed, and whose session it is. */
export type Leaving = Membership & { readonly user_id: string };

/**
 * After the action that may just be accepted, and before the next one. False: they do not play in it, or it is their own,
 * which they end.
 */
export async function leave(
  deps: Pick<Deps, 'db'>,
  { user_id, ...member }: Leaving,
  { endsInvitation = false } = {},
): Promise<boolean> {
  if (member.player_id === user_id) return false;
  const hasLeft = await inTransaction(deps.db, async (transaction) => {
    await lockState(transaction, member.session_id);
    const isGone = await deletePlayer(transaction, member);
    if (isGone && endsInvitation)
      await deleteInvitation(transaction, { session_id: member.session_id, user_id });
    return isGone;
  });
  tellTogether(deps);
  return hasLeft;
}

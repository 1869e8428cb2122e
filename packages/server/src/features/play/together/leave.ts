import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Membership } from '../stored/membershipRepository.ts';
import { lockState } from './stateRepository.ts';
import { deleteInvitation, deletePlayer } from './togetherRepository.ts';

/** The player who leaves or is removed, and the owner of the session. */
export type Leaving = Membership & { readonly user_id: string };

/**
 * Removes a player between two actions: a running action may end first. False if the person does not play in the
 * session, or owns it; an owner can only end playing together.
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
  return hasLeft;
}

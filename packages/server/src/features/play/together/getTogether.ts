import type { Together } from '@kathaloka/contract/entities';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import type { Membership } from '../stored/membershipRepository.ts';
import { presentTogether } from './present.ts';
import { findState } from './stateRepository.ts';

/** The state as one of the players sees it. Not found for other people, or if the owner plays alone. */
export async function getTogether(
  { db }: Pick<Deps, 'db'>,
  { session_id, player_id }: Membership,
): Promise<Together> {
  const state = await findState(db, session_id);
  if (!state?.players.some(({ id }) => id === player_id)) throw notFound('session');
  return presentTogether(db, state, player_id);
}

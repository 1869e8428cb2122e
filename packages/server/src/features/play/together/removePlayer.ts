import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { leave, type Leaving } from './leave.ts';

/**
 * Removes a player, and ends the invitation, by which the player could return. From the commit on the player
 * cannot read the session. An action that the player has started still ends.
 */
export async function removePlayer(deps: Pick<Deps, 'db'>, leaving: Leaving) {
  if (!(await leave(deps, leaving, { endsInvitation: true }))) throw notFound('player');
  return { detail: 'They do not play in this game any more.' };
}

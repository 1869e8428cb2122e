import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { leave, type Leaving } from './leave.ts';

/**
 * From the commit on they read nothing of it, and the link by which they would come back has ended. What they have begun
 * before is told to its end.
 */
export async function removePlayer(deps: Pick<Deps, 'db'>, leaving: Leaving) {
  if (!(await leave(deps, leaving, { endsInvitation: true }))) throw notFound('player');
  return { detail: 'They do not play in this game any more.' };
}

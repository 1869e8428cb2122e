import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { deleteTogether } from './togetherRepository.ts';

/** Deletes the invitation, the players and the vote of a session. Its turns still name their actors. */
export async function endTogether(deps: Pick<Deps, 'db'>, key: SessionKey) {
  if (!(await deleteTogether(deps.db, key))) throw notFound('session');
  return { detail: 'Nobody else plays in this game any more.' };
}

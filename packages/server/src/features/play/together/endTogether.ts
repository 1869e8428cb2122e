import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { deleteTogether } from './togetherRepository.ts';

/** With its invitation, its players and its vote. Who has acted stays with the turns. */
export async function endTogether(deps: Pick<Deps, 'db'>, key: SessionKey) {
  if (!(await deleteTogether(deps.db, key))) throw notFound('session');
  return { detail: 'Nobody else plays in this game any more.' };
}

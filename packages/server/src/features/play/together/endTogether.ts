import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { deleteTogether } from './togetherRepository.ts';
import { tellTogether } from './watchTogether.ts';

/** Ends playing together: deletes invitation, players and vote. The actors of turns stay stored. */
export async function endTogether(deps: Pick<Deps, 'db'>, key: SessionKey) {
  if (!(await deleteTogether(deps.db, key))) throw notFound('session');
  tellTogether(deps);
  return { detail: 'Nobody else plays in this game any more.' };
}

import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { deleteInvitation } from './togetherRepository.ts';
import { tellTogether } from './watchTogether.ts';

export async function revokeInvitation(deps: Pick<Deps, 'db' | 'once'>, key: SessionKey) {
  if (!(await deleteInvitation(deps.db, key))) throw notFound('invitation');
  tellTogether(deps);
  return { detail: 'The invitation was revoked.' };
}

import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { deleteInvitation } from './togetherRepository.ts';

export async function revokeInvitation(deps: Pick<Deps, 'db'>, key: SessionKey) {
  if (!(await deleteInvitation(deps.db, key))) throw notFound('invitation');
  return { detail: 'The invitation was revoked.' };
}

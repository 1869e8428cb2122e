import type { SessionCheck } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { presentCheck } from '../present.ts';
import { findLatestSession } from '../stored/sessionsRepository.ts';

export async function checkSession(
  { db }: Pick<Deps, 'db'>,
  { story_id }: { readonly story_id: string },
  user: SignedInUser,
): Promise<SessionCheck> {
  return presentCheck(await findLatestSession(db, { user_id: user.id, story_id }));
}

import type { SharedTurnList } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { presentShared } from './present.ts';
import { findSharedBy } from './repository.ts';

export async function listSharedTurns(
  { db }: Pick<Deps, 'db'>,
  user: Pick<SignedInUser, 'id'>,
): Promise<SharedTurnList> {
  return { shared_turns: (await findSharedBy(db, user.id)).map(presentShared) };
}

import type { PresenceUpdate } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { type AskedVisit, visitOf } from './followPresence.ts';
import { setScene } from './presenceRepository.ts';

/** Stores which scene a user edits. The stream of `followPresence` marks them as present. */
export async function updatePresence(
  deps: Pick<Deps, 'db'>,
  { scene, ...visit }: AskedVisit & PresenceUpdate,
  user: SignedInUser,
): Promise<void> {
  await setScene(deps.db, await visitOf(deps, visit, user), scene);
}

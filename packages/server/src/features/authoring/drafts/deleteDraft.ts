import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { forgetDraft } from './draftsRepository.ts';
import type { Place } from './getDraft.ts';

export async function deleteDraft(
  { db }: Pick<Deps, 'db'>,
  { place }: Place,
  { id: user_id }: SignedInUser,
): Promise<void> {
  await forgetDraft(db, { user_id, place });
}

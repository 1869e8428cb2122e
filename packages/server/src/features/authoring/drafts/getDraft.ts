import type { Draft, DraftPlace } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { findDraft } from './draftsRepository.ts';

export interface Place {
  readonly place: DraftPlace;
}

export async function getDraft(
  { db }: Pick<Deps, 'db'>,
  { place }: Place,
  { id: user_id }: SignedInUser,
): Promise<{ draft: Draft | null }> {
  const row = await findDraft(db, { user_id, place });
  return { draft: row ? { ...row, saved_at: row.saved_at.toISOString() } : null };
}

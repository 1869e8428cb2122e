import { DRAFT_LIFETIME_DAYS } from '@kathaloka/contract/limits';
import type { Deps } from '../../../platform/Deps.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { deleteDraftsBefore } from './draftsRepository.ts';

/** Deletes drafts that have not been changed for months. */
export async function sweepDrafts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteDraftsBefore(db, new Date(clock().getTime() - DRAFT_LIFETIME_DAYS * DAY_MS));
}

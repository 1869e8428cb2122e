import { dayOf } from '../../platform/clock.ts';
import { insertDeed } from './deedsRepository.ts';
import type { Player } from './collectDeeds.ts';
import type { ProgressDeps } from './settleProgress.ts';

/** Counts sharing by day. The shared story is not stored. */
export async function noteShare({ db, clock }: ProgressDeps, { user_id }: Player): Promise<void> {
  await insertDeed(db, { user_id, kind: 'share', subject: dayOf(clock()) });
}

import { daysBefore } from './deeds.ts';
import { deleteDeedsBefore } from './deedsRepository.ts';
import { DAYS_BACK, type ProgressDeps } from './settleProgress.ts';

/** Deletes deeds that counted for past days. */
export async function sweepDeeds({ db, clock }: ProgressDeps): Promise<void> {
  await deleteDeedsBefore(db, daysBefore(clock(), DAYS_BACK));
}

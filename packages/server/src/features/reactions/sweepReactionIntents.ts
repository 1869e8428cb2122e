import type { Deps } from '../../platform/Deps.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { deleteIntentsBefore } from './intentsRepository.ts';

/** By then no request from that time can be pending. */
export async function sweepReactionIntents({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteIntentsBefore(db, new Date(clock().getTime() - DAY_MS));
}

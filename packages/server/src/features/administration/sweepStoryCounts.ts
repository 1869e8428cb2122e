import type { Deps } from '../../platform/Deps.ts';
import { mergeCounts } from './listingRepository.ts';

/** Merges the changes of the counts since the last sweep. */
export function sweepStoryCounts({ db }: Pick<Deps, 'db'>): Promise<void> {
  return mergeCounts(db);
}

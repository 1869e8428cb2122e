import { sweepRateLimits } from '../../platform/limits/limits.ts';
import type { Deps } from '../../platform/Deps.ts';
import { deleteOldLinks } from './linksRepository.ts';
import { deleteOldSessions } from './sessionsRepository.ts';

/** Expired links are kept for a while, so that whoever opens one late is told that it has expired. */
const LINKS_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Deletes expired sessions, links and counters. */
export async function sweepAccounts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await deleteOldSessions(db, now);
  await deleteOldLinks(db, new Date(now.getTime() - LINKS_KEPT_MS));
  await sweepRateLimits(db, now);
}

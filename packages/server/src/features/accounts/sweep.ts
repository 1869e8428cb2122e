import { WEEK_MS } from '../../platform/durations.ts';
import { sweepRateLimits } from '../../platform/limits/limits.ts';
import type { Deps } from '../../platform/Deps.ts';
import { deleteOldLinks } from './links/linksRepository.ts';
import { deleteOldSessions } from './sessions/sessionsRepository.ts';

/** Expired links are stored for a week, so that a late click shows that the link has expired. */
const LINKS_STORED_MS = WEEK_MS;

/** Deletes expired sessions, links and counters. */
export async function sweepAccounts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await deleteOldSessions(db, now);
  await deleteOldLinks(db, new Date(now.getTime() - LINKS_STORED_MS));
  await sweepRateLimits(db, now);
}

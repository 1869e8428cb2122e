import { WEEK_MS } from '../../platform/durations.ts';
import { sweepRateLimits } from '../../platform/limits/limits.ts';
import type { Deps } from '../../platform/Deps.ts';
import { inBatches, type Stoppable } from '../../platform/sweeps/inBatches.ts';
import { sweepClosed } from './account/deleteClosed.ts';
import { fillIdentities } from './identities/identitiesRepository.ts';
import { deleteOldLinks } from './links/linksRepository.ts';
import { deleteOldSessions } from './sessions/sessionsRepository.ts';

/** Expired links are stored for a week, so that a late click shows that the link has expired. */
const LINKS_STORED_MS = WEEK_MS;
/** Few, because each session may have a hundred refresh tokens of release 0.1.0, which are deleted with it. */
const SESSIONS = 100;

/** Deletes expired sessions, links and counters, fills in identities, and repeats deletions of accounts that failed. */
export async function sweepAccounts(deps: Pick<Deps, 'db' | 'clock'> & Stoppable): Promise<void> {
  const { db, clock } = deps;
  const now = clock();
  const links = new Date(now.getTime() - LINKS_STORED_MS);
  await inBatches(deps, (limit) => deleteOldSessions(db, now, limit), SESSIONS);
  await inBatches(deps, (limit) => deleteOldLinks(db, links, limit));
  await inBatches(deps, (limit) => sweepRateLimits(db, now, limit));
  await inBatches(deps, (limit) => fillIdentities(db, limit));
  await sweepClosed(deps);
}

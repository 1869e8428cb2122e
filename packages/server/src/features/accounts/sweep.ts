import { systemClock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/db/schema.ts';
import { deleteOldCounts } from '../../platform/limits/repository.ts';
import type { Logger } from '../../platform/log.ts';
import { deleteOldLinks } from './linksRepository.ts';
import { deleteOldSessions } from './sessionsRepository.ts';

/** Links are known for a while after they stopped working: who opens one late is told what it was. */
const LINKS_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Takes away what time has made worthless. Several processes may do so at once. */
export async function sweepAccounts(db: Queries, now: Date): Promise<void> {
  await deleteOldSessions(db, now);
  await deleteOldLinks(db, new Date(now.getTime() - LINKS_KEPT_MS));
  await deleteOldCounts(db, now);
}

const EVERY_MS = 60 * 60 * 1000;

/** Once an hour, until the function that it gives is called. */
export function sweepRegularly(db: Database, log: Logger): () => Promise<void> {
  const sweep = (): Promise<void> =>
    sweepAccounts(db, systemClock()).catch((error: unknown) => log.warn({ err: error }, 'a sweep failed'));
  const timer = setInterval(() => void sweep(), EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return Promise.resolve();
  };
}

import { StartupError } from '../StartupError.ts';

/** Counts the servers that run on a database. A killed process counts until its lease expires. */
export const RUNNING_SERVERS =
  'select count(*)::int as count from processes where lease_until > clock_timestamp()';

/** Throws if servers run: for changes that must not happen meanwhile. */
export function refuseRunning(count: number): void {
  if (count === 0) return;
  throw new StartupError(
    `${count === 1 ? 'A server runs' : `${count} servers run`} on the database. Stop all of them first; one that was killed counts for 15 seconds.`,
  );
}

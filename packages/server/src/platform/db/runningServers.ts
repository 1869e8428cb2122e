import { StartupError } from '../StartupError.ts';

/** How many servers run on a database. A process that was killed counts for as long as its lease runs. */
export const RUNNING_SERVERS =
  'select count(*)::int as count from processes where lease_until > clock_timestamp()';

/** For what must not change a database on which servers run. */
export function refuseRunning(count: number): void {
  if (count === 0) return;
  throw new StartupError(
    `${count === 1 ? 'A server runs' : `${count} servers run`} on the database. Stop all of them first; one that was killed counts for 15 seconds.`,
  );
}

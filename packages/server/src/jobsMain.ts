/** `npm run tool -- jobs`: lists the jobs that were given up, repeats them (`--retry`), or deletes them (`--clear`). */
import { parseArgs } from 'node:util';
import { operate } from './operate.ts';
import { clearFailedJobs, type FailedJobs, failedJobs, repeatFailedJobs } from './platform/jobs/jobs.ts';

const flag = { type: 'boolean', default: false } as const;

await operate('jobs', async ({ db, args }) => {
  const { values } = parseArgs({ args, options: { retry: flag, clear: flag } });
  if (values.retry) return `${await repeatFailedJobs(db)} jobs are due again. A running server does them.`;
  if (values.clear) return `${await clearFailedJobs(db)} failed jobs are deleted.`;
  const failed = await failedJobs(db);
  return failed.length === 0 ? 'No job has failed.' : failed.map(lineOf).join('\n');
});

function lineOf({ kind, count, repeatable, oldest }: FailedJobs): string {
  return `${kind}: ${count} failed, the first on ${oldest.toISOString()}, ${repeatable} can be repeated`;
}

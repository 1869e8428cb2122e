import type { Queries } from '../db/schema.ts';
import type { Deps, DoJob, JobKinds } from '../Deps.ts';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { newOrderedId } from '../ids.ts';
import { isMailHeld, MAIL_JOBS } from '../mail/hold.ts';
import { inBatches, type Stoppable } from '../sweeps/inBatches.ts';
import {
  claimJobs,
  deleteFailedJobs,
  deleteJob,
  giveUpJob,
  insertJob,
  putOffJob,
  type StoredJob,
} from './jobsRepository.ts';

export { clearFailedJobs, type FailedJobs, failedJobs, repeatFailedJobs } from './jobsRepository.ts';

/** Thrown by a job that cannot be done yet. This is not an error. */
export class NotYet extends Error {
  override readonly name = 'NotYet';
}

export type { DoJob, JobKinds };
export { deleteJobsOf } from './jobsRepository.ts';

/** The number of concurrent jobs. */
const BATCH = 10;
/** If a process has not finished a job after this time, the job is given to another one, even if the process lives. */
const HOLD_MS = 30 * MINUTE_MS;
/** The pause after the first failed attempt. Each later one is four times as long. */
const FIRST_PAUSE_MS = MINUTE_MS / 2;
const LONGEST_PAUSE_MS = 6 * HOUR_MS;
/** With the pauses between them, these attempts span more than half a day. */
export const ATTEMPTS = 8;
const FAILED_STORED_DAYS = 30;

interface NewJob {
  readonly kind: string;
  /** The account whose deletion deletes the job. */
  readonly user_id: string | null;
  /** Must not hold secrets, because backups of the database have it. */
  readonly data: object;
}

/** Stores a job in the caller's transaction. Call `startJobs` after the commit to do it soon. */
export const addJob = (db: Queries, job: NewJob): Promise<void> =>
  insertJob(db, { ...job, id: newOrderedId() });

/** Does a job without storing it. If the attempt fails, the caller must store or queue the work. */
export async function doUnstored(deps: Deps, { kind, user_id, data }: NewJob): Promise<void> {
  const job = deps.jobs[kind];
  if (!job) throw new NotYet('This process does not know the job.');
  deps.failpoint?.(`before-job:${kind}`);
  await job(deps, { kind, user_id, data: data as never, attempts: 1 });
  deps.failpoint?.(`after-job:${kind}`);
}

/** Does due jobs in the background. Without this call they are done some seconds later. */
export function startJobs(deps: Deps): void {
  deps.background.run('the jobs that wait', () => runJobs(deps));
}

export async function runJobs(deps: Deps & Stoppable): Promise<void> {
  const { db, jobs, processId = null } = deps;
  const waiting: readonly string[] = (await isMailHeld(db)) ? MAIL_JOBS : [];
  const kinds = Object.keys(jobs).filter((kind) => !waiting.includes(kind));
  const claim = { kinds, process_id: processId, holdMs: HOLD_MS };
  await inBatches(
    deps,
    async (limit) => {
      const claimed = await claimJobs(db, { ...claim, limit });
      await Promise.all(claimed.map((job) => runJob(deps, job)));
      return claimed.length;
    },
    BATCH,
  );
}

async function runJob(deps: Deps, job: StoredJob): Promise<void> {
  const { db, jobs, log } = deps;
  deps.failpoint?.(`before-job:${job.kind}`);
  try {
    await jobs[job.kind]!(deps, { ...job, data: job.data as never });
  } catch (error) {
    const { id, kind, attempts } = job;
    if (attempts < ATTEMPTS) {
      if (!(error instanceof NotYet)) log.warn({ err: error, job: id, kind, attempts }, 'a job failed');
      await putOffJob(db, job, pauseAfter(attempts));
    } else {
      log.error({ event: 'job_given_up', err: error, job: id, kind, attempts }, 'a job was given up');
      await giveUpJob(db, job);
    }
    return;
  }
  deps.failpoint?.(`after-job:${job.kind}`);
  await deleteJob(db, job);
}

const pauseAfter = (attempts: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 4 ** (attempts - 1));

/** Deletes jobs that were given up long ago. */
export async function sweepJobs(deps: Pick<Deps, 'db'> & Stoppable): Promise<void> {
  await inBatches(deps, (limit) => deleteFailedJobs(deps.db, FAILED_STORED_DAYS, limit));
}

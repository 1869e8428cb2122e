import { sql } from 'kysely';
import { deleteSome } from '../db/deleteSome.ts';
import type { Queries } from '../db/schema.ts';

export interface StoredJob {
  readonly id: string;
  readonly kind: string;
  readonly user_id: string | null;
  readonly data: unknown;
  /** The number of this attempt. */
  readonly attempts: number;
}

export async function insertJob(
  db: Queries,
  { id, kind, user_id, data }: Omit<StoredJob, 'attempts'>,
): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ id, kind, user_id, data: JSON.stringify(data) })
    .execute();
}

const heldFor = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`;

interface Claim {
  readonly kinds: readonly string[];
  readonly process_id: string | null;
  /** After this time, another process may claim an unfinished job. */
  readonly holdMs: number;
  readonly limit: number;
}

/** Claims due jobs, and those of dead processes, by the clock of the database, which all processes share. */
export async function claimJobs(
  db: Queries,
  { kinds, process_id, holdMs, limit }: Claim,
): Promise<StoredJob[]> {
  const { rows } = await sql<StoredJob>`
    update jobs set attempts = attempts + 1, process_id = ${process_id}::uuid,
      due_at = ${heldFor(holdMs)}
    where id = any(array(
      select id from jobs
      where failed_at is null and due_at <= clock_timestamp() and kind = any(${kinds}::text[])
      order by due_at limit ${limit} for update skip locked
    ) || array(
      select id from jobs
      where process_id is not null and failed_at is null and kind = any(${kinds}::text[]) and not exists (
        select from processes where processes.id = process_id and lease_until > clock_timestamp()
      )
      limit ${limit} for update skip locked
    ))
    returning id, kind, user_id, data, attempts
  `.execute(db);
  return rows;
}

export async function deleteJobsOf(db: Queries, user_id: string): Promise<void> {
  await db.deleteFrom('jobs').where('user_id', '=', user_id).execute();
}

type Attempt = Pick<StoredJob, 'id' | 'attempts'>;

/** The condition for this attempt. It matches no row if another process has claimed the job since. */
const thisAttempt = ({ id, attempts }: Attempt) => sql`id = ${id} and attempts = ${attempts}`;

export async function deleteJob(db: Queries, attempt: Attempt): Promise<void> {
  await sql`delete from jobs where ${thisAttempt(attempt)}`.execute(db);
}

export async function putOffJob(db: Queries, attempt: Attempt, ms: number): Promise<void> {
  await sql`
    update jobs set process_id = null, due_at = ${heldFor(ms)}
    where ${thisAttempt(attempt)}
  `.execute(db);
}

/** Gives up a job. The operator still sees it, but its data is deleted. */
export async function giveUpJob(db: Queries, attempt: Attempt): Promise<void> {
  await sql`
    update jobs set process_id = null, failed_at = clock_timestamp(), data = '{}' where ${thisAttempt(attempt)}
  `.execute(db);
}

export function deleteFailedJobs(db: Queries, days: number, limit: number): Promise<number> {
  return deleteSome(db, 'jobs', {
    where: sql`failed_at is not null and failed_at < clock_timestamp() - make_interval(days => ${days})`,
    by: 'failed_at',
    limit,
  });
}

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

/** Gives up a job. The operator may repeat it, unless its account is gone: then its data is deleted. */
export async function giveUpJob(db: Queries, attempt: Attempt): Promise<void> {
  await sql`
    update jobs set process_id = null, failed_at = clock_timestamp(),
      data = case when user_id is null then '{}' else data end
    where ${thisAttempt(attempt)}
  `.execute(db);
}

export interface FailedJobs {
  readonly kind: string;
  readonly count: number;
  /** How many can be repeated, because they still have their data. */
  readonly repeatable: number;
  readonly oldest: Date;
}

export async function failedJobs(db: Queries): Promise<FailedJobs[]> {
  const { rows } = await sql<FailedJobs>`
    select kind, count(*)::int4 as count, min(failed_at) as oldest,
      count(*) filter (where data <> '{}')::int4 as repeatable
    from jobs where failed_at is not null group by kind order by kind
  `.execute(db);
  return rows;
}

/** Makes the failed jobs that still have their data due again, with all their attempts. */
export async function repeatFailedJobs(db: Queries): Promise<number> {
  const { numAffectedRows } = await sql`
    update jobs set failed_at = null, attempts = 0, due_at = clock_timestamp()
    where failed_at is not null and data <> '{}'
  `.execute(db);
  return Number(numAffectedRows);
}

export async function clearFailedJobs(db: Queries): Promise<number> {
  const { numAffectedRows } = await sql`delete from jobs where failed_at is not null`.execute(db);
  return Number(numAffectedRows);
}

export function deleteFailedJobs(db: Queries, days: number, limit: number): Promise<number> {
  return deleteSome(db, 'jobs', {
    where: sql`failed_at is not null and failed_at < clock_timestamp() - make_interval(days => ${days})`,
    by: 'failed_at',
    limit,
  });
}

import { sql } from 'kysely';
import type { Deps } from '../../platform/Deps.ts';
import type { Totals } from '../../platform/metrics/createMetrics.ts';

/** What runs and is on hold in all processes. Reads small indexes, however much was played. */
export async function runningTotals({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select (select count(*) from play_actions where status = 'running')::integer as actions,
      coalesce(-sum(held.amount), 0)::integer as credits_held,
      coalesce(extract(epoch from ${clock()}::timestamptz - min(held.created_at)), 0)::float8 as oldest_hold_seconds,
      coalesce((
        select greatest(extract(epoch from clock_timestamp() - min(due_at)), 0) from jobs where failed_at is null
      ), 0)::float8 as oldest_job_seconds,
      (select count(*) from jobs where failed_at is not null)::integer as jobs_failed
    from credit_entries held where is_open
  `.execute(db);
  return rows[0]!;
}

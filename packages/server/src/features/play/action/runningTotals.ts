import { sql } from 'kysely';
import type { Deps } from '../../../platform/Deps.ts';
import type { Totals } from '../../../platform/metrics/createMetrics.ts';

/** What runs and is on hold in all processes. Read from two small indexes, however much was played. */
export async function runningTotals({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select (select count(*) from play_actions where status = 'running')::integer as actions,
      coalesce(-sum(held.amount), 0)::integer as credits_held,
      coalesce(extract(epoch from ${clock()}::timestamptz - min(open_holds.held_at)), 0)::float8 as oldest_hold_seconds
    from open_holds join credit_entries held on held.id = open_holds.hold_id
  `.execute(db);
  return rows[0]!;
}

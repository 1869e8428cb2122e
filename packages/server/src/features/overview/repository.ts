import { sql } from 'kysely';
import type { DayFigures, ModelFigures } from '../../platform/db/meanings.ts';
import { deleteSome } from '../../platform/db/deleteSome.ts';
import type { Queries } from '../../platform/db/schema.ts';
import type { Totals } from '../../platform/metrics/createMetrics.ts';
import type { PlayedDay } from '../catalogue/public.ts';
import { HOUSE_AUTHOR_ID } from '../bundledStories/public.ts';

/** A period of whole days in UTC; the end is exclusive. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** The turns of a day from before turns were counted as they are told. Leaves out the first turn of each session. */
export async function countTurns(db: Queries, { from, to }: Span): Promise<PlayedDay> {
  const { rows } = await sql<PlayedDay>`
    select count(*)::integer as turns,
      count(told_by)::integer as turns_by_provider,
      count(*) filter (where stepped_in <> 'credits_short')::integer as stepped_in,
      count(distinct game_sessions.user_id)::integer as active_players,
      count(*) filter (where action_type <> 'show' and state -> 'is_completed' = 'true')::integer as endings,
      coalesce(sum(credits_consumed), 0)::integer as credits_spent,
      percentile_disc(array[0.5, 0.95]) within group (order by duration_ms)
        filter (where model_used is not null) as latency
    from turns join game_sessions on game_sessions.id = session_id
    where committed_at >= ${from} and committed_at < ${to} and action_type <> 'story_start' and not is_inherited
  `.execute(db);
  return rows[0]!;
}

/** How often each model has failed. */
export async function countFailures(db: Queries, { from, to }: Span): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ model_key: string; failures: number }>`
    select model_key, count(*)::integer as failures from narrator_failures
    where at >= ${from} and at < ${to} and model_key is not null group by 1
  `.execute(db);
  return new Map(rows.map(({ model_key, failures }) => [model_key, failures]));
}

/** The figures of models on a day from before turns were counted as they are told. Includes models that only failed. */
export async function countByModel(db: Queries, { from, to }: Span): Promise<ModelFigures[]> {
  const { rows } = await sql<ModelFigures>`
    with told as (
      select model_used as model_key, count(*)::integer as turns, sum(credits_consumed)::integer as credits_spent,
        count(*) filter (where stepped_in <> 'credits_short')::integer as stepped_in,
        percentile_disc(array[0.5, 0.95]) within group (order by duration_ms) as latency
      from turns
      where committed_at >= ${from} and committed_at < ${to} and model_used is not null
        and action_type <> 'story_start' and not is_inherited
      group by 1
    ), failed as (
      select model_key, count(*)::integer as narrator_errors
      from narrator_failures
      where at >= ${from} and at < ${to} and model_key is not null
      group by 1
    )
    select model_key, coalesce(turns, 0) as turns, coalesce(credits_spent, 0) as credits_spent,
      coalesce(narrator_errors, 0) as narrator_errors, coalesce(stepped_in, 0) as stepped_in,
      latency[1] as latency_p50_ms, latency[2] as latency_p95_ms
    from told full join failed using (model_key)
    order by model_key
  `.execute(db);
  return rows;
}

/**
 * The tables whose rows are counted, and their columns with the time. Plays are counted here only on days from before
 * plays were counted as they begin. Accounts do not include administrators and the owner of the bundled stories.
 */
const COUNTED = {
  plays: { table: 'game_sessions', column: 'created_at' },
  new_accounts: { table: 'users', column: 'created_at' },
  narrator_errors: { table: 'narrator_failures', column: 'at' },
} as const;

export async function countRows(
  db: Queries,
  what: keyof typeof COUNTED,
  { from, to }: Span,
): Promise<number> {
  const { table, column } = COUNTED[what];
  const who = what === 'new_accounts' ? sql`and role <> 'admin' and id <> ${HOUSE_AUTHOR_ID}` : sql``;
  const at = sql.ref(column);
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${sql.table(table)} where ${at} >= ${from} and ${at} < ${to} ${who}
  `.execute(db);
  return rows[0]!.total;
}

/** The first day with anything to count, or null. Reads the first entry of an index for each table. */
export async function findFirstDay(db: Queries): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(least(
      (select min(committed_at) from turns where not is_inherited),
      (select min(created_at) from game_sessions),
      (select min(created_at) from users),
      (select min(at) from narrator_failures),
      (select min(at) from model_usage)
    ) at time zone 'UTC', 'YYYY-MM-DD') as day
  `.execute(db);
  return rows[0]!.day;
}

export interface StoredDay {
  readonly day: string;
  readonly figures: DayFigures;
  readonly computed_at: Date;
}

/** Oldest first. */
export async function storedDays(db: Queries, from: string): Promise<StoredDay[]> {
  const { rows } = await sql<StoredDay>`
    select day::text as day, figures, computed_at from overview_days where day >= ${from}::date order by day
  `.execute(db);
  return rows;
}

export async function storeDays(
  db: Queries,
  days: readonly { readonly day: string; readonly figures: DayFigures }[],
  computed_at: Date,
): Promise<void> {
  await sql`
    insert into overview_days (day, figures, computed_at)
    select day, figures, ${computed_at}
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as each (day date, figures jsonb)
    on conflict (day) do update set figures = excluded.figures, computed_at = excluded.computed_at
    where overview_days.computed_at < excluded.computed_at
  `.execute(db);
}

/** Read from small indexes, however much was played. */
export async function findTotals(db: Queries, now: Date): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select (select count(*) from play_actions where status = 'running')::integer as actions,
      coalesce(-sum(held.amount), 0)::integer as credits_held,
      coalesce(extract(epoch from ${now}::timestamptz - min(held.created_at)), 0)::float8 as oldest_hold_seconds,
      coalesce((
        select greatest(extract(epoch from clock_timestamp() - min(due_at)), 0) from jobs where failed_at is null
      ), 0)::float8 as oldest_job_seconds,
      (select count(*) from jobs where failed_at is not null)::integer as jobs_failed
    from credit_entries held where is_open
  `.execute(db);
  return rows[0]!;
}

export async function countInReview(db: Queries): Promise<number> {
  const { total } = await db
    .selectFrom('story_counts')
    .where('status', '=', 'in_review')
    .select(({ fn }) => fn.sum<string | null>('stories').as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function hasGeneratedPassword(db: Queries): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('must_change_password', '=', true)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export function deleteOldFailures(db: Queries, before: Date, limit: number): Promise<number> {
  return deleteSome(db, 'narrator_failures', { where: sql`at < ${before}`, by: 'at', limit });
}

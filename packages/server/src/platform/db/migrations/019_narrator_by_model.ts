import { type Kysely, sql } from 'kysely';

/** Failures of the narrator are known by the model that was asked for, and so are the figures of each day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table play_actions add column model_key text`.execute(db);
  await sql`alter table narrator_failures add column model_key text`.execute(db);
  await sql`
    create or replace function note_narrator_failure() returns trigger language plpgsql as $$
    begin
      insert into narrator_failures (at, model_key) values (new.started_at, new.model_key);
      return null;
    end $$
  `.execute(db);
  await extendStoredDays(db);
}

/** Days that were counted are not counted again: what they lack is added from the turns that are still stored. */
async function extendStoredDays(db: Kysely<unknown>): Promise<void> {
  await sql`
    with told as materialized (
      select (committed_at at time zone 'UTC')::date as day, model_used,
        count(stepped_in)::integer as stepped_in,
        percentile_disc(array[0.5, 0.95]) within group (order by duration_ms) as latency
      from turns
      where model_used is not null and action_type <> 'story_start'
      group by 1, 2
    )
    update overview_days set figures = figures || jsonb_build_object(
      'stepped_in', (select coalesce(sum(stepped_in), 0) from told where told.day = overview_days.day),
      'models', (
        select coalesce(jsonb_agg(model || jsonb_build_object(
          'narrator_errors', 0, 'stepped_in', coalesce(told.stepped_in, 0),
          'latency_p50_ms', latency[1], 'latency_p95_ms', latency[2]
        )), '[]')
        from jsonb_array_elements(figures -> 'models') as model
        left join told on told.day = overview_days.day and told.model_used = model ->> 'model_key'
      )
    )
  `.execute(db);
}

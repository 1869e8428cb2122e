import { sql } from 'kysely';
import { deleteSome } from '../../../platform/db/deleteSome.ts';
import type { Queries } from '../../../platform/db/schema.ts';

const dateOf = (instant: Date) => sql`(${instant}::timestamptz at time zone 'UTC')::date`;
const DAY = sql`(hour at time zone 'UTC')::date`;

/** The model of a turn. Empty for the author's own words. */
const MODEL = sql`coalesce(model_key, '')`;

/** The time of a turn, rounded to three digits, so that a day has only a few hundred different times. */
const TIME = sql`round(duration_ms, least(0, 2 - floor(log(greatest(duration_ms, 1)::numeric))::integer))::integer`;

/** The sums of a day's turns. */
const SUMS = sql`
  count(*)::integer as turns, (count(*) filter (where by_provider))::integer as turns_by_provider,
  (count(*) filter (where stepped_in))::integer as stepped_in, (count(*) filter (where is_ending))::integer as endings,
  sum(credits)::integer as credits_spent
`;

/** Parts of the statement that merges changes: the turns, times and players of each day. */
export const MERGED_DAYS = sql`
  days as (
    insert into played_days as known
      (day, model_key, turns, turns_by_provider, stepped_in, endings, credits_spent)
    select ${DAY}, ${MODEL}, ${SUMS} from merged where is_told group by 1, 2 order by 1, 2
    on conflict (day, model_key) do update set
      turns = known.turns + excluded.turns, turns_by_provider = known.turns_by_provider + excluded.turns_by_provider,
      stepped_in = known.stepped_in + excluded.stepped_in, endings = known.endings + excluded.endings,
      credits_spent = known.credits_spent + excluded.credits_spent
  ), times as (
    insert into played_times as known (day, model_key, duration_ms, turns)
    select ${DAY}, model_key, ${TIME}, count(*) from merged where is_told and model_key is not null
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (day, model_key, duration_ms) do update set turns = known.turns + excluded.turns
  ), players as (
    insert into players_of_days (day, user_id)
    select distinct ${DAY}, users.id from merged join users on users.id = user_id where is_told order by 1, 2
    on conflict do nothing
  )
`;

/** The columns of a change that `MERGED_DAYS` needs. */
export const DAY_COLUMNS = sql`
  user_id, model_key, credits, duration_ms, is_told, by_provider, stepped_in, is_ending
`;

/** The beginning of the first day whose turns were all counted. */
export async function playedDaysSince(db: Queries): Promise<Date> {
  const { rows } = await sql<{ since: Date }>`
    select day::timestamp at time zone 'UTC' as since from played_days_since
  `.execute(db);
  return rows[0]!.since;
}

/** What is counted of a day: merged sums, and changes of the last minute or two that are not merged yet. */
const countedOf = (day: Date) => sql`
  waiting as materialized (
    select hour, ${DAY_COLUMNS} from story_changes
    where is_told and hour >= ${day} and hour < ${day}::timestamptz + interval '1 day'
  ), sums as (
    select model_key, turns, turns_by_provider, stepped_in, endings, credits_spent from played_days
    where day = ${dateOf(day)}
    union all
    select ${MODEL}, ${SUMS} from waiting group by 1
  ), durations as (
    select model_key, duration_ms, turns from played_times where day = ${dateOf(day)}
    union all
    select model_key, ${TIME}, count(*) from waiting where model_key is not null group by 1, 2
  )
`;

/** Like `percentile_disc` over all turns: the shortest time that this share of the turns does not exceed. */
const percentile = (part: number) =>
  sql`(min(duration_ms) filter (where up_to >= ${sql.lit(part)} * in_all))::integer`;

export interface PlayedDay {
  readonly turns: number;
  readonly stepped_in: number;
  readonly turns_by_provider: number;
  readonly active_players: number;
  readonly endings: number;
  readonly credits_spent: number;
  readonly latency: readonly [number, number] | null;
}

/** The figures of a day, without the first turn of each session, which is the author's text and takes no time. */
export async function findPlayedDay(db: Queries, day: Date): Promise<PlayedDay> {
  const { rows } = await sql<PlayedDay>`
    with ${countedOf(day)}, ranked as (
      select duration_ms, sum(turns) over (order by duration_ms) as up_to, sum(turns) over () as in_all from durations
    ), players as (
      select user_id from players_of_days where day = ${dateOf(day)}
      union
      select user_id from waiting where user_id is not null
    )
    select coalesce(sum(turns), 0)::integer as turns,
      coalesce(sum(turns_by_provider), 0)::integer as turns_by_provider,
      coalesce(sum(stepped_in), 0)::integer as stepped_in,
      (select count(*) from players)::integer as active_players,
      coalesce(sum(endings), 0)::integer as endings, coalesce(sum(credits_spent), 0)::integer as credits_spent,
      (select array[${percentile(0.5)}, ${percentile(0.95)}] from ranked having count(*) > 0) as latency
    from sums
  `.execute(db);
  return rows[0]!;
}

/** The number of people with a turn in this period. Turns before the counting are read from `turns`. */
export async function countPlayers(db: Queries, { from, to }: { from: Date; to: Date }): Promise<number> {
  const since = await playedDaysSince(db);
  const { rows } = await sql<{ players: number }>`
    select count(distinct user_id)::integer as players from (
      select user_id from players_of_days where day >= ${dateOf(from)} and day < ${dateOf(to)}
      union all
      select user_id from story_changes
      where is_told and user_id is not null and hour >= ${from} and hour < ${to}
      union all
      select game_sessions.user_id from turns join game_sessions on game_sessions.id = session_id
      where committed_at >= ${from} and committed_at < least(${to}::timestamptz, ${since}::timestamptz)
        and action_type <> 'story_start' and not is_inherited
    ) told
  `.execute(db);
  return rows[0]!.players;
}

export interface PlayedModel {
  readonly model_key: string;
  readonly turns: number;
  readonly credits_spent: number;
  readonly stepped_in: number;
  readonly latency_p50_ms: number;
  readonly latency_p95_ms: number;
}

/** The models that told on a day, by key. */
export async function findPlayedModels(db: Queries, day: Date): Promise<PlayedModel[]> {
  const { rows } = await sql<PlayedModel>`
    with ${countedOf(day)}, ranked as (
      select model_key, duration_ms, sum(turns) over (partition by model_key order by duration_ms) as up_to,
        sum(turns) over (partition by model_key) as in_all
      from durations
    ), latencies as (
      select model_key, ${percentile(0.5)} as latency_p50_ms, ${percentile(0.95)} as latency_p95_ms
      from ranked group by model_key
    )
    select model_key, sum(turns)::integer as turns, sum(credits_spent)::integer as credits_spent,
      sum(stepped_in)::integer as stepped_in, latency_p50_ms, latency_p95_ms
    from sums join latencies using (model_key)
    group by model_key, latency_p50_ms, latency_p95_ms order by model_key
  `.execute(db);
  return rows;
}

/** Deletes the figures of earlier days. Returns the largest number of rows deleted from one table. */
export async function deletePlayedDaysBefore(db: Queries, before: Date, limit: number): Promise<number> {
  const where = sql`day < ${dateOf(before)}`;
  let deleted = 0;
  for (const table of ['played_days', 'played_times', 'players_of_days'] as const)
    deleted = Math.max(deleted, await deleteSome(db, table, { where, by: 'day', limit }));
  return deleted;
}

import { sql } from 'kysely';
import { deleteSome } from '../../../platform/db/deleteSome.ts';
import type { Queries } from '../../../platform/db/schema.ts';

/** The columns of a change that `MERGED_READINGS` needs. */
export const READING_COLUMNS = sql`
  session_id, begun, told_at, node, from_node, is_visit, seconds_before, seconds
`;

/** The length of a session, rounded to two digits, so that a story has only a few hundred different lengths. */
const lengthOf = (seconds: string) => sql`
  round(${sql.ref(seconds)}::numeric, least(0, 1 - floor(log(greatest(${sql.ref(seconds)}, 1)::numeric))::integer))::integer
`;

const dayOf = (instant: string) => sql`(${sql.ref(instant)} at time zone 'UTC')::date`;

/** Moves each reader to the newest scene of all their sessions. An older change moves no reader back. */
const MOVED = sql`
  newest as (
    select distinct on (story_id, user_id) story_id, user_id, told_at, case when not is_ending then node end as node,
      bool_or(is_ending) over (partition by story_id, user_id) as is_finished
    from readings where told_at is not null order by story_id, user_id, told_at desc
  ), moved as (
    select newest.story_id, newest.user_id, known.user_id is null as is_new,
      newest.is_finished and not coalesce(known.is_finished, false) as has_finished,
      known.node as before_node, known.moved_at as before_at,
      case when known.moved_at > told_at then known.node else newest.node end as node,
      greatest(known.moved_at, told_at) as moved_at
    from newest left join story_readers known using (user_id, story_id)
  ), placed as (
    insert into story_readers as known (user_id, story_id, node, moved_at, is_finished)
    select user_id, story_id, node, moved_at, has_finished from moved order by 1, 2
    on conflict (user_id, story_id) do update set
      node = excluded.node, moved_at = excluded.moved_at, is_finished = known.is_finished or excluded.is_finished
  ), stops as (
    insert into story_stops as known (story_id, node, day, readers)
    select story_id, node, day, sum(readers) from (
      select story_id, node, ${dayOf('moved_at')} as day, 1 as readers from moved where node is not null
      union all
      select story_id, before_node, ${dayOf('before_at')}, -1 from moved where before_node is not null
    ) stop
    group by 1, 2, 3 having sum(readers) <> 0 order by 1, 2, 3
    on conflict (story_id, node, day) do update set readers = known.readers + excluded.readers
  )
`;

/**
 * Parts of a statement that has `readings`. They count, for each scene and each way between scenes, visits and
 * readers; they also count at which scenes readers are, how long sessions last, and how many have begun. A scene is
 * counted as the way to it with an empty origin.
 */
const SUMMED = sql`
  entered as (
    select story_id, user_id, node, way from readings cross join lateral (
      select '' as way union all select from_node where from_node is not null
    ) ways where is_visit
  ), first_entered as (
    insert into story_way_readers (user_id, story_id, node, from_node)
    select distinct user_id, story_id, node, way from entered order by 1, 2, 3, 4
    on conflict do nothing returning story_id, node, from_node
  ), ways as (
    insert into story_ways as known (story_id, node, from_node, visits, readers)
    select story_id, node, way, sum(visits), sum(readers) from (
      select story_id, node, way, 1 as visits, 0 as readers from entered
      union all
      select story_id, node, from_node, 0, 1 from first_entered
    ) counted
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (story_id, node, from_node) do update set
      visits = known.visits + excluded.visits, readers = known.readers + excluded.readers
  ), ${MOVED}, lengths as (
    insert into story_lengths as known (story_id, seconds, sessions)
    select story_id, length, sum(sessions) from (
      select story_id, 0 as length, begun as sessions from readings where begun > 0
      union all
      select story_id, ${lengthOf('seconds')}, 1 from readings where seconds is not null
      union all
      select story_id, ${lengthOf('seconds_before')}, -1 from readings where seconds is not null
    ) counted
    group by 1, 2 having sum(sessions) <> 0 order by 1, 2
    on conflict (story_id, seconds) do update set sessions = known.sessions + excluded.sessions
  ), read as (
    insert into story_readings as known (story_id, plays, readers, finished)
    select story_id, sum(plays), sum(readers), sum(finished) from (
      select story_id, begun as plays, 0 as readers, 0 as finished from readings where begun > 0
      union all
      select story_id, 0, is_new::integer, has_finished::integer from moved
    ) counted
    group by 1 order by 1
    on conflict (story_id) do update set plays = known.plays + excluded.plays,
      readers = known.readers + excluded.readers, finished = known.finished + excluded.finished
  )
`;

/** Parts of the statement that merges changes. Leaves out authors of the story, and deleted accounts. */
export const MERGED_READINGS = sql`
  found as materialized (
    select story_id, user_id, is_ending, ${READING_COLUMNS} from merged where session_id is not null
  ), readers as materialized (
    select story_id, user_id from (select distinct story_id, user_id from found) pair
    join stories on stories.id = story_id join users on users.id = user_id
    where user_id is distinct from stories.author_id
  ), readings as materialized (
    select story_id, user_id, is_ending, ${READING_COLUMNS} from found join readers using (story_id, user_id)
  ), ${SUMMED}
`;

export function deleteEmptyStops(db: Queries, limit: number): Promise<number> {
  return deleteSome(db, 'story_stops', { where: sql`readers = 0`, by: 'day', limit });
}

interface Totals {
  readonly plays: number;
  readonly readers: number;
  readonly finished: number;
  /** Null if there is no session. */
  readonly median_seconds: number | null;
}

export async function findReadings(db: Queries, story_id: string): Promise<Totals> {
  const { rows } = await sql<Totals>`
    with ranked as (
      select seconds, sum(sessions) over (order by seconds) as up_to, sum(sessions) over () as in_all
      from story_lengths where story_id = ${story_id} and sessions > 0
    )
    select coalesce(max(plays), 0) as plays, coalesce(max(readers), 0) as readers,
      coalesce(max(finished), 0) as finished, (
        select (min(seconds) filter (where up_to * 2 >= in_all) + min(seconds) filter (where up_to * 2 > in_all)) / 2.0
        from ranked
      )::float8 as median_seconds
    from story_readings where story_id = ${story_id}
  `.execute(db);
  return rows[0]!;
}

export interface CountedWay {
  /** Null for the sum over all origins. */
  readonly from_node: string | null;
  readonly node: string;
  readonly times: number;
  readonly readers: number;
}

/** One row for each scene, and for each way between scenes. */
export async function findWays(db: Queries, story_id: string): Promise<CountedWay[]> {
  const { rows } = await sql<CountedWay>`
    select nullif(from_node, '') as from_node, node, visits::float8 as times, readers from story_ways
    where story_id = ${story_id} order by node, story_ways.from_node
  `.execute(db);
  return rows;
}

/** How many readers stopped at each scene before a day. Reads a row for each scene and day. */
export async function findStops(
  db: Queries,
  { story_id, before }: { readonly story_id: string; readonly before: Date },
): Promise<{ readonly node: string; readonly readers: number }[]> {
  const { rows } = await sql<{ node: string; readers: number }>`
    select node, sum(readers)::integer as readers from story_stops
    where story_id = ${story_id} and day < (${before}::timestamptz at time zone 'UTC')::date
    group by node
  `.execute(db);
  return rows;
}

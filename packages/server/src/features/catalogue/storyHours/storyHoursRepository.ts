import { sql } from 'kysely';
import { deleteSome } from '../../../platform/db/deleteSome.ts';
import type { Queries, Transaction } from '../../../platform/db/schema.ts';
import { DAY_COLUMNS, MERGED_DAYS } from './playedDaysRepository.ts';
import { MERGED_READINGS, READING_COLUMNS } from './storyReadingsRepository.ts';

/** An arbitrary number, used for no other lock. */
const LOCK = 7_301_906;

/** Locks merging until the transaction ends, so that one process merges at a time. */
export async function lockHours(transaction: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
}

/** The completion rate of the counted sessions. Unchanged if no session is left. */
const RATE = (sessions: string, finished: string) => sql`
  case when ${sql.raw(sessions)} > 0
    then least(100, greatest(0, 100.0 * (${sql.raw(finished)}) / (${sql.raw(sessions)})))::real else completion_rate end
`;

/** Merges some changes into hours, days and totals. Returns their number. Requires `lockHours`. */
export async function mergeChanges(transaction: Transaction, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with merged as (
      delete from story_changes where ctid = any(array(select ctid from story_changes limit ${limit}))
      returning story_id, hour, turns, sessions, finished, ${DAY_COLUMNS}, ${READING_COLUMNS}
    ), hours as (
      insert into story_hours as known (story_id, hour, turns)
      select story_id, hour, sum(merged.turns) from merged join stories on stories.id = merged.story_id
      group by story_id, hour having sum(merged.turns) > 0 order by story_id, hour
      on conflict (story_id, hour) do update set turns = known.turns + excluded.turns
    ), plays as (
      insert into story_plays as known (story_id, day, plays)
      select story_id, (hour at time zone 'UTC')::date as day, sum(merged.sessions)
      from merged join stories on stories.id = merged.story_id
      group by 1, 2 having sum(merged.sessions) <> 0 order by 1, 2
      on conflict (story_id, day) do update set plays = known.plays + excluded.plays
    ), ${MERGED_DAYS}, ${MERGED_READINGS}, totals as (
      update story_stats set
        sessions_total = sessions_total + changed.sessions, finished_total = finished_total + changed.finished,
        completion_rate = ${RATE('sessions_total + changed.sessions', 'finished_total + changed.finished')}
      from (
        select story_id, sum(sessions)::integer as sessions, sum(finished)::integer as finished
        from merged group by story_id having sum(sessions) <> 0 or sum(finished) <> 0
      ) changed
      where story_stats.story_id = changed.story_id
    )
    select count(*)::integer as count from merged
  `.execute(transaction);
  return rows[0]!.count;
}

export function deleteHoursBefore(db: Queries, before: Date, limit: number): Promise<number> {
  return deleteSome(db, 'story_hours', { where: sql`hour < ${before}`, by: 'hour', limit });
}

import type { Language } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import { deleteSome } from '../../../platform/db/deleteSome.ts';
import type { Queries, Transaction } from '../../../platform/db/schema.ts';

/** Counts a play in its own row, merged later: all players of a story would wait for one counter. */
export async function insertPlay(db: Queries, story_id: string): Promise<void> {
  await db.insertInto('begun_plays').values({ story_id }).execute();
}

/** Merges some plays into the totals of their stories, and returns their number. Requires `lockHours`. */
export async function mergePlays(transaction: Transaction, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with merged as (
      delete from begun_plays where ctid = any(array(select ctid from begun_plays limit ${limit})) returning story_id
    ), totals as (
      update story_stats set plays_total = plays_total + plays
      from (select story_id, count(*)::integer as plays from merged group by story_id) played
      where story_stats.story_id = played.story_id
    )
    select count(*)::integer as count from merged
  `.execute(transaction);
  return rows[0]!.count;
}

/** The stories that were begun most often since then, counting sessions that still exist. */
export async function findMostBegun(db: Queries, from: Date, limit: number) {
  const { rows } = await sql<{ id: string; title: string; language: Language; plays: number }>`
    with counted as (
      select story_id, plays from story_plays where day >= (${from}::timestamptz at time zone 'UTC')::date
      union all
      select story_id, sessions from story_changes where sessions <> 0 and hour >= ${from}
    ), played as (
      select story_id, sum(plays)::integer as plays from counted group by story_id
      having sum(plays) > 0 order by plays desc, story_id limit ${limit}
    )
    select stories.id, stories.title, stories.language, played.plays
    from played join stories on stories.id = played.story_id order by played.plays desc, stories.id
  `.execute(db);
  return rows;
}

/** The plays of a day in existing sessions. Reads a row for each story, and what is not merged yet. */
export async function countPlaysOfDay(db: Queries, day: Date): Promise<number> {
  const { rows } = await sql<{ plays: number }>`
    select greatest(coalesce(sum(plays), 0), 0)::integer as plays from (
      select plays from story_plays where day = (${day}::timestamptz at time zone 'UTC')::date
      union all
      select sessions from story_changes
      where sessions <> 0 and hour >= ${day}::timestamptz and hour < ${day}::timestamptz + interval '1 day'
    ) counted
  `.execute(db);
  return rows[0]!.plays;
}

export function deletePlaysBefore(db: Queries, before: Date, limit: number): Promise<number> {
  return deleteSome(db, 'story_plays', { where: sql`day < ${before}::timestamptz::date`, by: 'day', limit });
}

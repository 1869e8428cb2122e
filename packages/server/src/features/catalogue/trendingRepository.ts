import { sql } from 'kysely';
import { isPublished } from '../../platform/db/published.ts';
import type { Queries } from '../../platform/db/schema.ts';

const HOUR_S = 3600;
export const TURNS_COUNT_FOR_DAYS = 7;
const TURN_HALF_LIFE_S = 48 * HOUR_S;
const LIKE_HALF_LIFE_S = 30 * 24 * HOUR_S;
/** Ages are limited to this many half-lives, because their power would underflow. */
const HALF_LIVES_MAX = 500;
/** How many of the most liked and of the newest stories are compared. */
const CANDIDATES = 200;

/**
 * The most played stories by the turns of the last 7 days, with a half-life of 48 hours. Reads a row for each
 * hour of a story, and what is not merged yet.
 */
export async function findMostPlayed(db: Queries, now: Date, limit: number): Promise<string[]> {
  const isRecent = sql`
    hour > ${now}::timestamptz - make_interval(days => ${TURNS_COUNT_FOR_DAYS}, hours => 1) and hour <= ${now}
  `;
  const { rows } = await sql<{ id: string }>`
    with counted as (
      select story_id, hour, turns from story_hours where ${isRecent}
      union all
      select story_id, hour, turns from story_changes where turns > 0 and ${isRecent}
    )
    select stories.id from counted join stories on stories.id = counted.story_id
    where ${isPublished}
    group by stories.id
    order by sum(counted.turns * power(0.5::float8,
      extract(epoch from ${now}::timestamptz - counted.hour)::float8 / ${TURN_HALF_LIFE_S})) desc,
      stories.id desc
    limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The most liked stories; the older a story is, the less its likes count. */
export async function findPopular(db: Queries, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with candidates as (
      (select story_id as id from story_stats where is_published
        order by likes_total desc, story_id desc limit ${CANDIDATES})
      union
      (select id from stories where ${isPublished}
        order by published_at desc, id desc limit ${CANDIDATES})
    )
    select candidates.id from candidates
    cross join lateral (select published_at from stories where id = candidates.id limit 1) story
    cross join lateral (select likes_total from story_stats where story_id = candidates.id limit 1) stats
    order by (likes_total + 1) * power(0.5::float8, least(${HALF_LIVES_MAX}, greatest(0,
      extract(epoch from ${now}::timestamptz - published_at)::float8 / ${LIKE_HALF_LIFE_S}))) desc,
      published_at desc, candidates.id desc
    limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}

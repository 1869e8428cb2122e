import { sql } from 'kysely';
import type { Queries } from '../../platform/db/schema.ts';

const HOUR_S = 3600;
const TURNS_COUNT_FOR_DAYS = 7;
const TURN_HALF_LIFE_S = 48 * HOUR_S;
const LIKE_HALF_LIFE_S = 30 * 24 * HOUR_S;
/** Ages beyond so many half-lives are all the same: a power of them would leave the range of a number. */
const HALF_LIVES_MAX = 500;
/** So many of the most liked and of the newest are compared. */
const CANDIDATES = 200;

/** By the turns of the last 7 days, each worth half of what it was 48 hours before. */
export async function findMostPlayed(db: Queries, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select stories.id from turns
    join game_sessions on game_sessions.id = turns.session_id
    join stories on stories.id = game_sessions.story_id
    where turns.committed_at > ${now}::timestamptz - make_interval(days => ${TURNS_COUNT_FOR_DAYS})
      and turns.committed_at <= ${now} and stories.status = 'published'
    group by stories.id
    order by sum(power(0.5::float8,
      extract(epoch from ${now}::timestamptz - turns.committed_at)::float8 / ${TURN_HALF_LIFE_S})) desc,
      stories.id desc
    limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** By likes, each worth less the older the story is. */
export async function findPopular(db: Queries, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with candidates as (
      (select id, likes_total, published_at from stories where status = 'published'
        order by likes_total desc, id desc limit ${CANDIDATES})
      union
      (select id, likes_total, published_at from stories where status = 'published'
        order by published_at desc, id desc limit ${CANDIDATES})
    )
    select id from candidates
    order by (likes_total + 1) * power(0.5::float8, least(${HALF_LIVES_MAX}, greatest(0,
      extract(epoch from ${now}::timestamptz - published_at)::float8 / ${LIKE_HALF_LIFE_S}))) desc,
      published_at desc, id desc
    limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}

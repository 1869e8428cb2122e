import { sql } from 'kysely';
import type { Queries } from '../../platform/db/schema.ts';
import type { Broken } from '../../platform/doctor/Invariant.ts';

/** How many sessions one statement reads. Few, because each may have entered as many scenes as it has turns. */
const SESSIONS = 100;

/** The number of counted scenes of all stories. */
export async function countScenes(db: Queries): Promise<number> {
  const { rows } = await sql<{ scenes: number }>`
    select count(*)::integer as scenes from story_ways where from_node = ''
  `.execute(db);
  return rows[0]!.scenes;
}

/** Counts by story and scene. The empty scene counts the sessions. */
export type Sums = Map<string, Map<string, number>>;

interface Portion {
  /** The last session of the previous portion. */
  readonly after: string;
  /** Which part of the stories to read, of `of` parts. */
  readonly part: number;
  readonly of: number;
}

interface Entered {
  readonly story_id: string;
  readonly node: string;
  readonly times: number;
}

/**
 * Adds the sessions of a portion and their scenes to the counts. Returns the last session, or null if there are no
 * more.
 */
export async function readSome(
  db: Queries,
  read: Sums,
  { after, part, of }: Portion,
): Promise<string | null> {
  const { rows } = await sql<{ entered: readonly Entered[]; last: string | null }>`
    with portion as materialized (
      select id, story_id, user_id, is_uncounted or begun_offline as is_left_out
      from game_sessions where id > ${after} order by id limit ${SESSIONS}
    ), sessions as materialized (
      select portion.id, story_id from portion
      join stories on stories.id = story_id and author_id is distinct from portion.user_id
      join users on users.id = portion.user_id and closed_at is null
      where not is_left_out and (hashtext(story_id::text) & 2147483647) % ${of}::integer = ${part}
    ), entered (story_id, node, times) as (
      select story_id, '', count(*) from sessions group by story_id
      union all
      select story_id, node, count(*) from sessions join scene_visits on session_id = sessions.id group by 1, 2
    )
    select coalesce((select jsonb_agg(entered) from entered), '[]') as entered,
      (select max(id::text) from portion having count(*) = ${SESSIONS}) as last
  `.execute(db);
  const { entered, last } = rows[0]!;
  for (const { story_id, node, times } of entered) {
    const scenes = read.get(story_id) ?? new Map<string, number>();
    scenes.set(node, (scenes.get(node) ?? 0) + times);
    read.set(story_id, scenes);
  }
  return last;
}

export async function shortOf(
  db: Queries,
  stories: readonly (readonly [string, ReadonlyMap<string, number>])[],
): Promise<readonly Broken[]> {
  const entered: Entered[] = stories.flatMap(([story_id, scenes]) =>
    [...scenes].map(([node, times]) => ({ story_id, node, times })),
  );
  const theirs = sql`story_id = any(${stories.map(([story_id]) => story_id)}::uuid[])`;
  const { rows } = await sql<Broken>`
    with read as (
      select story_id, node, times
      from jsonb_to_recordset(${JSON.stringify(entered)}::jsonb) as read (story_id uuid, node text, times bigint)
    ), counted (story_id, node, times) as (
      select story_id, '', plays from story_readings where ${theirs}
      union all
      select story_id, node, visits from story_ways where ${theirs} and from_node = ''
      union all
      select story_id, case when is_visit then node else '' end, begun + is_visit::integer from story_changes
      where ${theirs} and session_id is not null
    ), sums as (select story_id, node, sum(times) as times from counted group by story_id, node)
    select story_id::text as id,
      coalesce(nullif(node, ''), 'sessions') || ': ' || read.times || ', counted ' || coalesce(sums.times, 0) as what
    from read left join sums using (story_id, node) where read.times > coalesce(sums.times, 0)
  `.execute(db);
  return rows;
}

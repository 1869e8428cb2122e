import { sql } from 'kysely';
import type { Queries } from '../platform/db/schema.ts';

/** Figures on a story's readers, computed from the sessions themselves, to compare with the stored sums. */

/** A figure, and the number of readers behind it. */
interface Counted {
  readonly times: number;
  readonly readers: number;
}

interface Totals extends Counted {
  readonly finished: number;
  /** Null if there are no sessions. */
  readonly median_minutes: number | null;
}

/** All sessions except the author's and those that were begun offline. */
const readings = (story_id: string) => sql`
  select game_sessions.id, game_sessions.user_id, game_sessions.head_turn_id, game_sessions.updated_at,
    game_sessions.is_completed, game_sessions.played_seconds
  from game_sessions join stories on stories.id = game_sessions.story_id
  where game_sessions.story_id = ${story_id} and game_sessions.user_id is distinct from stories.author_id
    and not begun_offline
`;

export async function readTotals(db: Queries, story_id: string): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(*)::int as times, count(distinct user_id)::int as readers,
      (count(distinct user_id) filter (where is_completed))::int as finished,
      (percentile_cont(0.5) within group (order by played_seconds) / 60)::float8 as median_minutes
    from (${readings(story_id)}) reading
  `.execute(db);
  return rows[0]!;
}

/** A scene, or the transition to it from another scene. */
interface CountedWay extends Counted {
  /** Null for the sum over all origins. */
  readonly from_node: string | null;
  readonly node: string;
}

/** How often each scene was entered, and each transition made. */
export async function countVisits(db: Queries, story_id: string): Promise<CountedWay[]> {
  const { rows } = await sql<CountedWay & { is_scene: boolean }>`
    select from_node, node, grouping(from_node) = 1 as is_scene,
      sum(visits)::int as times, count(distinct user_id)::int as readers
    from (
      select from_node, node, reading.user_id, count(*) as visits
      from scene_visits join (${readings(story_id)}) reading on reading.id = scene_visits.session_id
      group by from_node, node, reading.user_id
    ) visit
    group by grouping sets ((node), (from_node, node))
  `.execute(db);
  // the first scene is entered from nowhere, which is no transition
  return rows.filter(({ from_node, is_scene }) => is_scene || from_node !== null);
}

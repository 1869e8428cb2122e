import { sql } from 'kysely';
import type { Queries } from '../../../platform/db/schema.ts';

interface OfReader {
  readonly user_id: string;
  readonly story_id: string;
}

/** The scenes, among the given ones of a story, that the reader has ever entered. Each is an index look-up. */
export async function findScenesVisited(
  db: Queries,
  { user_id, story_id, scenes }: OfReader & { readonly scenes: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .selectFrom('game_sessions')
    .innerJoin('scene_visits', 'scene_visits.session_id', 'game_sessions.id')
    .where('game_sessions.user_id', '=', user_id)
    .where('scene_visits.user_id', '=', user_id)
    .where('game_sessions.story_id', '=', story_id)
    .where('deleted_at', 'is', null)
    .where('scene_visits.node', '=', sql<string>`any(${[...scenes]})`)
    .select('scene_visits.node')
    .distinct()
    .execute();
  return rows.map(({ node }) => node);
}

/** How many finished plays are read. More need not be counted, or excluded from recommendations. */
const FINISHED_MAX = 500;

/** The stories of the reader's finished plays, latest first; a story repeats for each play. */
export async function findFinishedPlays(db: Queries, user_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('game_sessions')
    .where('user_id', '=', user_id)
    .where('is_completed', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .limit(FINISHED_MAX)
    .select('story_id')
    .execute();
  return rows.map(({ story_id }) => story_id);
}

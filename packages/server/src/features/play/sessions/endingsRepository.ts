import { sql } from 'kysely';
import type { Queries } from '../../../platform/db/schema.ts';

interface OfReader {
  readonly user_id: string;
  readonly story_id: string;
}

/** Those of the given scenes of a story that the reader has ever entered. An index look-up finds each one. */
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

/** A play of the reader, which is not deleted, that has reached an ending of the story. */
export function findFinishedSession(db: Queries, { user_id, story_id }: OfReader) {
  return db
    .selectFrom('game_sessions')
    .where('user_id', '=', user_id)
    .where('story_id', '=', story_id)
    .where('is_completed', '=', true)
    .where('deleted_at', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst();
}

/** How many finished plays are read: enough to count them, and to leave their stories out of recommendations. */
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

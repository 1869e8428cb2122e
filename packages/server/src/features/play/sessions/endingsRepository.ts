import type { Queries } from '../../../platform/db/schema.ts';

interface OfReader {
  readonly user_id: string;
  readonly story_id: string;
}

/** The scenes of a story that somebody has entered in any of their sessions; from an index. */
export async function findScenesVisited(db: Queries, { user_id, story_id }: OfReader): Promise<string[]> {
  const rows = await db
    .selectFrom('game_sessions')
    .innerJoin('scene_visits', 'scene_visits.session_id', 'game_sessions.id')
    .where('game_sessions.user_id', '=', user_id)
    .where('game_sessions.story_id', '=', story_id)
    .select('scene_visits.node')
    .distinct()
    .execute();
  return rows.map(({ node }) => node);
}

/** More than these need not be left out of what is offered next. */
const FINISHED_MAX = 500;

/** The stories of which somebody has reached an ending, latest first. */
export async function findFinishedStories(db: Queries, user_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('game_sessions')
    .where('user_id', '=', user_id)
    .where('is_completed', '=', true)
    .orderBy('updated_at', 'desc')
    .limit(FINISHED_MAX)
    .select('story_id')
    .execute();
  return [...new Set(rows.map(({ story_id }) => story_id))];
}

/** What the turns of a session have cost, those that were undone as well. */
export async function findCreditsSpent(db: Queries, session_id: string): Promise<number> {
  const { spent } = await db
    .selectFrom('turns')
    .where('session_id', '=', session_id)
    .select(({ fn }) => fn.sum<string | null>('credits_consumed').as('spent'))
    .executeTakeFirstOrThrow();
  return Number(spent ?? 0);
}

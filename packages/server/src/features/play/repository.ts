import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queries } from '../../platform/db/schema.ts';

/** Latest session first, each with its turns in order. */
export function findSessions(db: Queries, user_id: string) {
  return db
    .selectFrom('game_sessions')
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .select(['id', 'story_id', 'created_at'])
    .select((session) =>
      jsonArrayFrom(
        session
          .selectFrom('turns')
          .whereRef('turns.session_id', '=', 'game_sessions.id')
          .orderBy('committed_at')
          .orderBy('id')
          .select(['id', 'committed_at']),
      ).as('turns'),
    )
    .execute();
}

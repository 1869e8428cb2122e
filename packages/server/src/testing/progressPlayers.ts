/** Somebody who plays, and whose progress is counted. */
import { HOUR_MS } from '../platform/durations.ts';
import type { Database } from '../platform/db/schema.ts';
import { settleProgress } from '../features/progress/settleProgress.ts';
import { factories } from './factories.ts';
import { people } from './people.ts';

/** The time of a test. */
export const PROGRESS_NOW = new Date('2026-11-20T12:00:00Z');

export function progressPlayers(database: { readonly db: Database }) {
  const makePerson = people(database.db);
  const make = factories(database.db);
  return {
    player: async () => {
      const { id: user_id } = await makePerson();
      const story_id = await make.story({ author_id: await make.author() });
      const created_at = new Date(PROGRESS_NOW.getTime() - HOUR_MS);
      const session_id = await make.session({ user_id, story_id, created_at });
      return { user_id, session_id };
    },
    settle: ({ user_id }: { readonly user_id: string }, now = PROGRESS_NOW, db: Database = database.db) =>
      settleProgress({ db, clock: () => now }, { user_id }),
  };
}

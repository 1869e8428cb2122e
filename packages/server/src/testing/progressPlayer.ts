/** A player whose progress is counted. */
import { HOUR_MS } from '../platform/durations.ts';
import type { factories } from './factories.ts';
import type { people } from './people.ts';

/** The time of a test. */
export const PROGRESS_NOW = new Date('2026-11-20T12:00:00Z');

export const progressPlayer =
  (make: ReturnType<typeof factories>, makePerson: ReturnType<typeof people>) => async () => {
    const { id: user_id } = await makePerson();
    const story_id = await make.story({ author_id: await make.author() });
    const created_at = new Date(PROGRESS_NOW.getTime() - HOUR_MS);
    const session_id = await make.session({ user_id, story_id, created_at });
    return { user_id, session_id };
  };

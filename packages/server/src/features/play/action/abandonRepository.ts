import type { Queries } from '../../../platform/db/schema.ts';
import type { Attempt } from '../stored/actionsRepository.ts';

/** Nobody ends it any more, though its process lives. Of an action that has ended nothing changes. */
export async function abandonAttempt(
  db: Queries,
  { session_id, user_id, key, attempt }: Attempt,
): Promise<void> {
  await db
    .updateTable('play_actions')
    .set({ lease_until: new Date(0) })
    .where('session_id', '=', session_id)
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .where('attempt', '=', attempt)
    .where('status', '=', 'running')
    .execute();
}

import type { Queries } from '../../../platform/db/schema.ts';
import type { Attempt } from '../stored/actionsRepository.ts';

/** Ends the lease of a running action early, so that the sweep fails it although its process lives. */
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

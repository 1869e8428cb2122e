import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../../platform/Deps.ts';
import { abandonAttempt } from './abandonRepository.ts';
import type { Attempt } from '../stored/actionsRepository.ts';

/** The pauses add up to more than a database outage; after that, the lease has run out anyway. */
const PAUSES_MS = [250, 500, 1000, 2000, 4000, 8000, 16_000, 32_000];

/**
 * Ends the lease of an action as soon as the database answers, so that the sweep fails it and releases its hold.
 * Called if this process has lost its connection and cannot end the action, or does not know whether it was accepted.
 */
export function abandonLater(
  { background, db, log }: Pick<Deps, 'background' | 'db' | 'log'>,
  attempt: Attempt,
): void {
  background.run('an action that could not be ended', async () => {
    for (const pause of PAUSES_MS) {
      try {
        return await abandonAttempt(db, attempt);
      } catch (error) {
        log.warn({ err: error, session: attempt.session_id }, 'an action could not be abandoned yet');
        await sleep(pause, undefined, { ref: false });
      }
    }
  });
}

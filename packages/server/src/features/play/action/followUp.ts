import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../../platform/Deps.ts';
import { doUnstored, startJobs } from '../../../platform/jobs/jobs.ts';
import type { MemoryJob } from '../memory/rememberTurn.ts';
import { type ActionId, findAction } from '../stored/actionsRepository.ts';
import { queueFollowers } from './followUpRepository.ts';

type FollowDeps = Pick<Deps, 'background' | 'db' | 'followUps' | 'log' | 'processId'>;

/** What is known of a turn that was committed. */
interface Followed {
  readonly action: ActionId;
  readonly turn_id: string;
  /** Whether it counts towards no task. */
  readonly isUncounted: boolean;
  /** Undefined: what follows is queued. */
  readonly number: number | undefined;
  /** What is to be remembered of it, if anything is. */
  readonly memory: MemoryJob | undefined;
}

/**
 * The number of a turn that this process is about to commit, and to follow by its progress and its memory. Nothing is
 * stored for that: if the process dies, its turns from the first number that it has not done are queued.
 */
export const beginFollowUp = ({ afterTurn, followUps }: Deps): number | undefined =>
  afterTurn && followUps?.begin();

/** Counts a turn towards tasks, and remembers it. */
export function startFollowUp(deps: Deps, { action, turn_id, isUncounted, number, memory }: Followed): void {
  const { background, log } = deps;
  const afterTurn = isUncounted ? undefined : deps.afterTurn;
  const { user_id } = action;
  if (number === undefined) {
    if (afterTurn) background.run('after-turn hook', () => afterTurn(deps, { user_id, turn_id }));
    if (memory) startJobs(deps);
    return;
  }
  background.run('what follows a turn', async () => {
    const done = await Promise.allSettled([
      afterTurn?.(deps, { user_id, turn_id }),
      memory && doUnstored(deps, memory),
    ]);
    const failed = done.filter((each) => each.status === 'rejected');
    if (failed.length === 0) return deps.followUps?.end(number);
    for (const { reason } of failed)
      log.warn({ err: reason as Error, turn: turn_id }, 'a turn was not followed');
    leaveFollowUp(deps, action, number);
  });
}

const PAUSE_MS = 5000;

/** Queues what follows a turn, as soon as the database answers; nothing, if the turn was not committed. */
export function leaveFollowUp(deps: FollowDeps, action: ActionId, number: number | undefined): void {
  const { background, db, followUps, log, processId } = deps;
  if (number === undefined || processId === undefined) return;
  background.run('what was not done after a turn', async () => {
    for (;;) {
      try {
        const row = await findAction(db, action);
        if (row?.status !== 'running') {
          await queueFollowers(db, { process_id: processId, number });
          return followUps?.end(number);
        }
      } catch (error) {
        log.warn({ err: error, session: action.session_id }, 'what follows a turn could not be queued yet');
      }
      await sleep(PAUSE_MS, undefined, { ref: false });
    }
  });
}

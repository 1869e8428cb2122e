import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../../platform/Deps.ts';
import { doUnstored, startJobs } from '../../../platform/jobs/jobs.ts';
import type { MemoryJob } from '../memory/rememberTurn.ts';
import { type ActionId, findAction } from '../stored/actionsRepository.ts';
import { queueFollowers } from './followUpRepository.ts';

type FollowDeps = Pick<Deps, 'background' | 'db' | 'followUps' | 'log' | 'processId'>;

/** A committed turn, and what its follow-up needs. */
interface Followed {
  readonly action: ActionId;
  readonly turn_id: string;
  /** Whether the turn counts towards no task. */
  readonly isUncounted: boolean;
  /** The follow-up number. Undefined if the follow-up is queued. */
  readonly number: number | undefined;
  /** The memory job of the turn, if there is anything to remember. */
  readonly memory: MemoryJob | undefined;
}

/**
 * Reserves a follow-up number for a turn that this process is about to commit. Nothing is stored for the
 * follow-up (progress and memory): if the process dies, its turns from the first unfinished number on are
 * queued.
 */
export const beginFollowUp = ({ afterTurn, followUps }: Deps): number | undefined =>
  afterTurn && followUps?.begin();

/** Counts a turn towards tasks, and writes its memory. */
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
      log.warn({ err: reason as Error, turn: turn_id }, 'the follow-up of a turn failed');
    leaveFollowUp(deps, action, number);
  });
}

const PAUSE_MS = 5000;

/** Queues the follow-up of a turn as soon as the database answers, unless the turn was not committed. */
export function leaveFollowUp(deps: FollowDeps, action: ActionId, number: number | undefined): void {
  const { background, db, followUps, log, processId } = deps;
  if (number === undefined || processId === undefined) return;
  background.run('queueing the follow-up of a turn', async () => {
    for (;;) {
      try {
        const row = await findAction(db, action);
        if (row?.status !== 'running') {
          await queueFollowers(db, { process_id: processId, number });
          return followUps?.end(number);
        }
      } catch (error) {
        log.warn(
          { err: error, session: action.session_id },
          'the follow-up of a turn could not be queued yet',
        );
      }
      await sleep(PAUSE_MS, undefined, { ref: false });
    }
  });
}

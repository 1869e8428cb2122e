import type { Narrator } from '../../../narrator/Narrator.ts';
import { isWithoutBridge } from '../../../narrator/prompts/situation.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { limits } from '../limits.ts';
import { callsOf } from '../modelCalls.ts';
import { askedIn } from '../stored/choiceOf.ts';
import { modeOf } from '../stored/snapshots.ts';
import type { LiveAction } from './liveAction.ts';
import { isToBeUnderstood } from './plan.ts';
import { askerOf, type Work } from './work.ts';

interface OwnNarrator {
  readonly narrator: Narrator;
  /** Stops counting the action as unpaid. Called if the turn was paid for, or if no provider was called. */
  readonly uncount: () => Promise<void>;
}

/**
 * The narrator of an action. The action counts as unpaid from its beginning, so that concurrent actions cannot exceed
 * the limit. If several play, the limits are those of the player who acts: the owner pays, but does not use up their
 * own limits.
 */
export async function narratorOf(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'narrator' | 'rateLimiter'>,
  work: Work,
  live: Pick<LiveAction, 'wait'>,
): Promise<OwnNarrator> {
  const { narrator, rateLimiter } = deps;
  const { session_id, turn, telling, model, stepped_in, isYoung } = work;
  if (isYoung) return { narrator: narrator.builtIn ?? narrator, uncount: () => Promise.resolve() };
  const account = askerOf(work);
  let isCounted = false;
  const begin = async () => {
    if (!(await rateLimiter.allows(limits.modelTurns, account))) return 'minute_limit';
    isCounted = true;
    return (await rateLimiter.allows(limits.unpaid, account)) ? null : 'unpaid_limit';
  };
  // interpreting free text is a separate call
  const isAuthors = isWithoutBridge({
    kind: telling.kind,
    mode: modeOf(work.snapshot, work.next),
    input: askedIn(turn),
  });
  const calls = isToBeUnderstood({ turn, telling }) ? 2 : Number(!isAuthors);
  const own =
    model &&
    (await narrator.forAction?.({
      model_key: model.model_key,
      account,
      session_id,
      calls,
      begin,
      ...callsOf(deps, account),
      onWait: live.wait,
      stepped_in,
    }));
  return {
    narrator: own ?? narrator,
    async uncount() {
      if (isCounted) await rateLimiter.uncount(limits.unpaid, account);
    },
  };
}

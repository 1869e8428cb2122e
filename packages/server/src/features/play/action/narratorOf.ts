import { chainOf } from '../../../modelSettings.ts';
import type { Narrator } from '../../../narrator/Narrator.ts';
import { isWithoutBridge } from '../../../narrator/prompts/situation.ts';
import { traitsOf } from '../../../narrator/traits.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { limits } from '../limits.ts';
import { callsOf } from '../modelCalls.ts';
import { askedIn } from '../stored/choiceOf.ts';
import { modeOf } from '../stored/snapshots.ts';
import type { LiveAction } from './liveAction.ts';
import { isToBeUnderstood } from './plan.ts';
import { askerOf, type Work } from './work.ts';

/** The limits under which an action counts unless its turn is paid for. */
type CountedAs = 'unpaid' | 'freeReadings';

interface OwnNarrator {
  readonly narrator: Narrator;
  /** Stops counting the action under a limit. Called if the turn was paid for, or if no provider was called. */
  readonly uncount: (as: CountedAs) => Promise<void>;
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
  const isRead = isToBeUnderstood({ turn, telling });
  const kinds: readonly CountedAs[] = isRead ? ['freeReadings', 'unpaid'] : ['unpaid'];
  const countedAs = new Set<CountedAs>();
  const begin = async () => {
    if (!(await rateLimiter.allows(limits.modelTurns, account))) return 'minute_limit';
    for (const as of kinds) {
      countedAs.add(as);
      if (!(await rateLimiter.allows(limits[as], account))) return 'unpaid_limit';
    }
    return null;
  };
  // interpreting free text is a separate call
  const calls = Number(isRead) + Number(isTold(deps, work));
  const own =
    model &&
    (await narrator.forAction?.({
      model_key: model.model_key,
      account,
      session_id,
      calls,
      begin,
      ...callsOf(deps, account, work.user_id),
      onWait: live.wait,
      stepped_in,
    }));
  return {
    narrator: own ?? narrator,
    async uncount(as) {
      if (countedAs.has(as)) await rateLimiter.uncount(limits[as], account);
    },
  };
}

/** Whether a model is asked to tell the turn, unless its typed words turn out to mean a choice. */
function isTold({ config }: Pick<Deps, 'config'>, { model, snapshot, next, telling, turn }: Work): boolean {
  const { kind } = telling;
  const mode = modeOf(snapshot, next);
  const [asked] = chainOf(config.ai.models, model?.model_key ?? '');
  const isFree = kind !== 'scene' || mode === 'open' || mode === 'retold';
  if (isFree) return !(asked && traitsOf(asked).isSmall);
  return !isWithoutBridge({ kind, mode, input: askedIn(turn) });
}

import { type Narrator, NarratorFailure } from '../../../narrator/Narrator.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { countUse } from '../usage/countUse.ts';
import { commit } from './commit.ts';
import { fail } from './fail.ts';
import { beginFollowUp, leaveFollowUp, startFollowUp } from './followUp.ts';
import { judge } from './judge.ts';
import { startLife, within } from './life.ts';
import type { LiveAction } from './liveAction.ts';
import { narratorOf } from './narratorOf.ts';
import { interpretFreeText } from './plan.ts';
import { chargeFor, isReadFree, isUnpaid } from './price.ts';
import { runAfterCommit } from './steps.ts';
import { pastOf } from './past.ts';
import { tell, type Told } from './tell.ts';
import { watchAction } from './watchAction.ts';
import { tellingMs, type Work } from './work.ts';

/**
 * Runs an accepted action to its end, whether or not a client is connected. Credits are charged only if its turn is
 * committed.
 */
export async function runAction(deps: Deps, work: Work, live: LiveAction): Promise<void> {
  const began = performance.now();
  const lost = new AbortController();
  const lose = () =>
    live.ending() ?? lost.abort(new NarratorFailure('narrator_timed_out', 'the action was given up'));
  const unwatch = watchAction(deps, { ...work, text: live.text, lose });
  const life = startLife(tellingMs(deps.config.ai.models, work.model));
  const signal = AbortSignal.any([lost.signal, life.signal]);
  let own: Narrator | undefined;
  let number: number | undefined;
  deps.failpoint?.('after-hold');
  try {
    const { narrator, uncount } = await within(signal, narratorOf(deps, work, live));
    own = narrator;
    const meant = await within(signal, interpretFreeText(narrator, work, signal));
    const tellers: Parameters<typeof tell>[0] = {
      narrator,
      builtIn: deps.narrator.builtIn ?? deps.narrator,
      past: () => pastOf({ ...deps, narrator }, meant),
      judge: (telling, ends) => judge({ ...deps, narrator }, meant, telling, ends),
    };
    const told = await within(signal, tell(tellers, meant, listenerOf(deps, live), signal));
    deps.failpoint?.('before-commit');
    const ms = performance.now() - began;
    number = work.isUncounted ? undefined : beginFollowUp(deps);
    const { answer, memory } = await commit({ ...deps, narrator }, meant, told, { ms, number });
    deps.failpoint?.('after-commit');
    await runAfterCommit(deps, work);
    live.end({ answer });
    countTurn(deps, meant, told, performance.now() - began);
    if (!isUnpaid(meant, told)) deps.background.run('a turn was paid for', () => uncount('unpaid'));
    if (!isReadFree(meant, told))
      deps.background.run('a line was not read for nothing', () => uncount('freeReadings'));
    const { isUncounted } = work;
    startFollowUp(deps, { action: work, turn_id: work.turn.id, isUncounted, number, memory });
  } catch (error) {
    live.end(await fail(deps, work, error));
    leaveFollowUp(deps, work, number);
  } finally {
    countUse(deps, own?.used?.() ?? []);
    if (own?.giveBack) deps.background.run('calls that were not made are given back', own.giveBack);
    life.end();
    unwatch();
  }
}

function countTurn({ metrics }: Deps, work: Work, told: Told, ms: number): void {
  for (const { reason } of told.struck ?? []) metrics?.sentenceStruck({ reason });
  metrics?.turnTold({
    action_type: work.turn.action_type,
    told_by: told.told_by === null ? 'built_in' : 'model',
    stepped_in: told.stepped_in,
    credits: chargeFor(work, told),
    seconds: ms / 1000,
  });
}

function listenerOf({ failpoint }: Deps, live: LiveAction): Pick<LiveAction, 'tell'> {
  return {
    tell(text) {
      live.tell(text);
      failpoint?.('after-first-words');
    },
  };
}

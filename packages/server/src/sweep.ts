import { sweepAccounts } from './features/accounts/public.ts';
import { sweepStoryCounts } from './features/administration/public.ts';
import { sweepDrafts } from './features/authoring/public.ts';
import { sweepSearch } from './features/catalogue/public.ts';
import { sweepHolds } from './features/economy/public.ts';
import { sweepAbandonedActions, sweepCompletionRates, sweepOldPlay } from './features/play/public.ts';
import { sweepCovers, sweepPictures } from './features/pictures/public.ts';
import { sweepOverview } from './features/overview/public.ts';
import { sweepDeeds } from './features/progress/public.ts';
import { sweepReactionIntents, sweepShareSalts } from './features/reactions/public.ts';
import type { Deps } from './platform/Deps.ts';
import { HOUR_MS } from './platform/durations.ts';

/** Often, so that the credits of an action whose process has died are released within seconds. */
const OFTEN_MS = 2000;

type Sweep = readonly [what: string, sweep: (deps: Deps) => Promise<unknown>];

/** Periodic clean-up: deletes expired rows and files, and cleans up after crashes. Several processes may do so concurrently. */
const SWEEPS: readonly Sweep[] = [
  ['accounts', sweepAccounts],
  ['what play has left', sweepOldPlay],
  ['completion rates', sweepCompletionRates],
  ['holds of credits', sweepHolds],
  ['salts of shares', sweepShareSalts],
  ['wishes of reactions', sweepReactionIntents],
  ['drafts of stories', sweepDrafts],
  ['deeds of days', sweepDeeds],
  ['search', sweepSearch],
  ['covers', sweepCovers],
  ['pictures of turns', sweepPictures],
  ['figures of the days', sweepOverview],
  ['counts of stories', sweepStoryCounts],
];

const OFTEN: readonly Sweep[] = [['actions of play', sweepAbandonedActions]];

/** Runs each sweep separately: a failed one is logged, and does not stop the others. */
export async function sweepOnce(deps: Deps, sweeps: readonly Sweep[] = [...OFTEN, ...SWEEPS]): Promise<void> {
  for (const [what, sweep] of sweeps) {
    await sweep(deps).catch((error: unknown) => deps.log.warn({ err: error, what }, 'a sweep failed'));
  }
}

/** At the start and regularly, until the returned function is called. */
export function sweepRegularly(deps: Deps): () => Promise<void> {
  const stops = [repeat(deps, OFTEN, OFTEN_MS), repeat(deps, SWEEPS, HOUR_MS)];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function repeat(deps: Deps, sweeps: readonly Sweep[], everyMs: number): () => Promise<void> {
  let isRunning = false;
  async function sweep(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    await sweepOnce(deps, sweeps);
    isRunning = false;
  }
  let current = sweep();
  const timer = setInterval(() => {
    // a sweep that takes longer than its interval is awaited, not started twice
    if (!isRunning) current = sweep();
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return current;
  };
}

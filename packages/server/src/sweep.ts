import { sweepAccounts } from './features/accounts/service.ts';
import { sweepSearch } from './features/catalogue/service.ts';
import { sweepHolds } from './features/economy/service.ts';
import { sweepCovers } from './features/pictures/service.ts';
import { sweepReactionWishes, sweepShareSalts } from './features/reactions/service.ts';
import type { Deps } from './platform/Deps.ts';

const EVERY_MS = 60 * 60 * 1000;

/** Periodic clean-up: deletes expired rows and files, and finishes what a crash has left. Several processes may do so at once. */
const SWEEPS: readonly (readonly [what: string, sweep: (deps: Deps) => Promise<unknown>])[] = [
  ['accounts', sweepAccounts],
  ['holds of credits', sweepHolds],
  ['salts of shares', sweepShareSalts],
  ['wishes of reactions', sweepReactionWishes],
  ['search', sweepSearch],
  ['covers', sweepCovers],
];

/** Runs each sweep separately: a failed one is logged, and does not stop the others. */
export async function sweepOnce(deps: Deps): Promise<void> {
  for (const [what, sweep] of SWEEPS) {
    await sweep(deps).catch((error: unknown) => deps.log.warn({ err: error, what }, 'a sweep failed'));
  }
}

/** At the start and once an hour, until the returned function is called. */
export function sweepRegularly(deps: Deps): () => Promise<void> {
  let current = sweepOnce(deps);
  const timer = setInterval(() => void (current = sweepOnce(deps)), EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return current;
  };
}

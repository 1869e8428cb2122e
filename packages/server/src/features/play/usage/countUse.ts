import type { ModelUse } from '../../../narrator/Narrator.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';
import { insertUsage } from './usageRepository.ts';

const EVERY_MS = MINUTE_MS;

/** The usage that is not stored yet, by model. */
const createSums = () => new Map<string, ModelUse>();

/**
 * Adds the usage of models to the statistics of the day. Each minute, one statement stores the usage of all actions
 * of this process. A killed process loses the statistics of its last minute, but not the count against the daily
 * budget, which is taken before each call.
 */
export function countUse(deps: Deps, used: readonly ModelUse[]): void {
  if (used.length === 0) return;
  const sums = deps.once(createSums);
  if (sums.size === 0) setTimeout(() => storeUse(deps), EVERY_MS).unref();
  for (const use of used) sums.set(use.model, sumOf(use, sums.get(use.model)));
}

/** Stores the usage that is not stored yet, in the background. A process also does so before it stops. */
export function storeUse({ background, clock, db, once }: Deps): void {
  const sums = once(createSums);
  if (sums.size === 0) return;
  const used = [...sums.values()];
  sums.clear();
  background.run('the use of models', () => insertUsage(db, { at: clock(), used }));
}

const sumOf = (one: ModelUse, other: ModelUse | undefined): ModelUse =>
  other
    ? {
        model: one.model,
        calls: one.calls + other.calls,
        prompt_tokens: one.prompt_tokens + other.prompt_tokens,
        cached_tokens: one.cached_tokens + other.cached_tokens,
        completion_tokens: one.completion_tokens + other.completion_tokens,
      }
    : one;

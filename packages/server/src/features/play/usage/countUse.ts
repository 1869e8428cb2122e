import type { ModelUse } from '../../../narrator/Narrator.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';
import { insertUsage } from './usageRepository.ts';

type CountDeps = Pick<Deps, 'background' | 'db' | 'clock'>;

const EVERY_MS = MINUTE_MS;

/** Usage that is not stored yet, by model. */
const waiting = new WeakMap<Database, Map<string, ModelUse>>();

/**
 * Adds the usage of models to the statistics of the day. One statement each minute stores it for all actions
 * of this process. A killed process loses the last minute of statistics, but no money: the daily budget is
 * taken before each call.
 */
export function countUse(deps: CountDeps, used: readonly ModelUse[]): void {
  if (used.length === 0) return;
  const known = waiting.get(deps.db);
  const sums = known ?? new Map<string, ModelUse>();
  for (const use of used) sums.set(use.model, sumOf(use, sums.get(use.model)));
  if (known) return;
  waiting.set(deps.db, sums);
  setTimeout(() => storeUse(deps), EVERY_MS).unref();
}

/** Stores the remaining usage in the background; called when a process stops. */
export function storeUse({ background, db, clock }: CountDeps): void {
  const sums = waiting.get(db);
  if (!sums) return;
  waiting.delete(db);
  background.run('the use of models', () => insertUsage(db, { at: clock(), used: [...sums.values()] }));
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

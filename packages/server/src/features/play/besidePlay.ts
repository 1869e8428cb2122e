import { callsMs } from '../../actionTimes.ts';
import { chainOf } from '../../modelSettings.ts';
import type { Narrator } from '../../narrator/Narrator.ts';
import type { Deps } from '../../platform/Deps.ts';
import type { Limit } from '../../platform/limits/limits.ts';
import { countUse } from './usage/countUse.ts';
import { callsOf } from './modelCalls.ts';
import { modelsOf } from '../economy/public.ts';

interface Asking<Answer> {
  readonly user_id: string;
  /** How often an account may ask this question. */
  readonly limit: Limit;
  readonly ask: (narrator: Narrator, model_key: string, signal: AbortSignal) => Promise<Answer> | undefined;
}

/**
 * Asks the cheapest model a question outside of play. The call counts against the limits of the account and the
 * installation, like the calls of a turn, and its usage is stored. Null if no model is available or allowed, or if
 * none answers.
 */
export async function besidePlay<Answer>(
  deps: Deps,
  { user_id, limit, ask }: Asking<Answer>,
): Promise<Answer | null> {
  const { config, log, narrator, rateLimiter } = deps;
  const [cheapest] = modelsOf(config.ai)
    .text.filter(({ is_built_in }) => !is_built_in)
    .sort((one, other) => one.credit_cost - other.credit_cost);
  if (!cheapest) return null;
  const { model_key } = cheapest;
  const own = await narrator.forAction?.({
    model_key,
    account: user_id,
    calls: 1,
    begin: async () => ((await rateLimiter.allows(limit, user_id)) ? null : 'account_limit'),
    ...callsOf(deps, user_id),
  });
  if (!own) return null;
  try {
    const signal = AbortSignal.timeout(callsMs(chainOf(config.ai.models, model_key)));
    return (await ask(own, model_key, signal)) ?? null;
  } catch (error) {
    log.warn({ err: error, model_key }, 'a model did not answer a question outside of play');
    return null;
  } finally {
    countUse(deps, own.used?.() ?? []);
  }
}

import type { ModelStatus } from '@kathaloka/contract/entities';
import type { ModelSettings } from '../../modelSettings.ts';

import { type Breaker, createBreaker } from './breaker.ts';

export interface Breakers {
  readonly of: (settings: ModelSettings) => Breaker;
  /** The status of each model, in the order of the settings. */
  readonly status: () => readonly ModelStatus[];
}

/** One breaker for each model, server and key: two of our keys with the same model share one. */
export function createBreakers(models: Readonly<Record<string, ModelSettings>>, now: () => number): Breakers {
  const known = new Map<string, Breaker>();
  function of({ baseUrl, apiKey, headers, model }: ModelSettings): Breaker {
    const key = JSON.stringify([baseUrl, apiKey, headers, model]);
    const breaker = known.get(key) ?? createBreaker(now);
    known.set(key, breaker);
    return breaker;
  }
  return {
    of,
    status: () =>
      Object.values(models).map((settings) => {
        const { state, failures, retryAt, lastFailure } = of(settings).status();
        return {
          name: settings.name,
          model: settings.model,
          server: new URL(settings.baseUrl).host,
          fallbacks: [...(settings.fallbacks ?? [])],
          state,
          failures,
          retry_at: retryAt === null ? null : new Date(retryAt).toISOString(),
          last_failure: lastFailure,
        };
      }),
  };
}

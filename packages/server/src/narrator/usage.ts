import type { Usage } from './models/types.ts';
import type { ModelUse } from './Narrator.ts';

export interface UsageMeter {
  readonly add: (model: string, usage: Usage | null) => void;
  /** By model, in the order of their first answers. */
  readonly used: () => readonly ModelUse[];
}

export function usageMeter(): UsageMeter {
  const byModel = new Map<string, ModelUse>();
  return {
    add(model, usage) {
      const before = byModel.get(model);
      byModel.set(model, {
        model,
        calls: (before?.calls ?? 0) + 1,
        prompt_tokens: (before?.prompt_tokens ?? 0) + (usage?.promptTokens ?? 0),
        cached_tokens: (before?.cached_tokens ?? 0) + (usage?.cachedTokens ?? 0),
        completion_tokens: (before?.completion_tokens ?? 0) + (usage?.completionTokens ?? 0),
      });
    },
    used: () => [...byModel.values()],
  };
}

import type { PromptModel } from './promptTypes.ts';

/** Reserve for what a server adds around messages. */
const MARGIN_TOKENS = 256;
/** Below this, a prompt holds little more than the turn. */
const SHORT_CONTEXT = 8192;
const SHORT_STORY_SHEET = 900;

const REQUIRED = 0.7;
/** A share of the whole context, so that the length of an answer does not change what is included. */
const STORY_SHEET = 0.25;
/** Shares of the tokens that the required parts leave. The history may use what lore and facts do not need. */
const REST = { lore: 0.2, history: 0.45, summaries: 0.15, facts: 0.2 } as const;
/**
 * What the required parts leave is rounded down to steps, so that a longer scene or answer does not change
 * what a provider has cached.
 */
const STEPS = 10;

const part = (share: number, of: number): number => Math.floor(share * of);

export interface Budget {
  /** For the whole prompt, in tokens. */
  readonly available: number;
  /** Whether the context is so small that only the last few turns are included. */
  readonly isShort: boolean;
  /** Upper limit for rules, sheets and task, in tokens. */
  readonly required: number;
  readonly storySheet: number;
  /** Limits of the other parts, if the required ones take this many tokens. */
  readonly rest: (required: number) => Readonly<Record<keyof typeof REST, number>>;
}

export function budgetOf({ contextTokens }: PromptModel, maxTokens: number): Budget {
  const available = contextTokens - maxTokens - MARGIN_TOKENS;
  const isShort = contextTokens <= SHORT_CONTEXT;
  return {
    available,
    isShort,
    required: part(REQUIRED, available),
    storySheet: isShort
      ? Math.min(SHORT_STORY_SHEET, part(STORY_SHEET, contextTokens))
      : part(STORY_SHEET, contextTokens),
    rest(required) {
      const step = contextTokens / STEPS;
      const left = Math.max(0, Math.floor((available - required) / step) * step);
      return {
        lore: part(REST.lore, left),
        history: part(REST.history, left),
        summaries: part(REST.summaries, left),
        facts: part(REST.facts, left),
      };
    },
  };
}

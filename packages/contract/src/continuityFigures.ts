/** What `npm run bench -- continuity` measures of a model. */

/** The languages in which its scripted players play. */
export const CONTINUITY_LANGUAGES = ['en', 'hi', 'ur'] as const;
export type ContinuityLanguage = (typeof CONTINUITY_LANGUAGES)[number];

interface ContinuityFigureKind {
  /** A `share` counts some of all; an `amount` is spread over all. */
  readonly type: 'share' | 'amount';
  /** What is better; null for what depends on the server and its prices. */
  readonly better: 'more' | 'less' | null;
}

const more = { type: 'share', better: 'more' } as const;
const less = { type: 'share', better: 'less' } as const;
const amount = { type: 'amount', better: null } as const;

/**
 * Every figure of a run in a language. `…_told` counts what reached the player, and `…_answered` what the model had
 * written before its answer was checked. The schema and the check of files take them from here.
 */
export const CONTINUITY_FIGURES = {
  facts_told: more,
  facts_at_hand: more,
  secrets_told: less,
  secrets_answered: less,
  author_secrets_told: less,
  author_secrets_answered: less,
  put_in_mouth_told: less,
  put_in_mouth_answered: less,
  repeated_told: less,
  repeated_answered: less,
  foreign_told: less,
  foreign_answered: less,
  stock_told: less,
  stock_answered: less,
  by_model: more,
  failed: less,
  prefix_reused: { type: 'share', better: null },
  calls: amount,
  second_tries: amount,
  prompt_tokens: amount,
  cached_tokens: amount,
  completion_tokens: amount,
  seconds: amount,
} as const satisfies Readonly<Record<string, ContinuityFigureKind>>;
export type ContinuityFigureName = keyof typeof CONTINUITY_FIGURES;

export const MODEL_NAME_MAX = 200;
export const SERVER_NAME_MAX = 260;
/** So many models have a last run. */
export const MODEL_RUNS_MAX = 100;
/** Of a run with every language, several times over. */
export const CONTINUITY_RUN_MAX_BYTES = 32 * 1024;

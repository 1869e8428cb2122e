import { z } from 'zod';

/**
 * Why a turn was not told by a model, and is free. `copied`: the model repeated the author's words. Used-up
 * limits: `unpaid_limit`: of model calls that nobody pays for, per hour; `account_limit`: of the account's
 * calls, per hour; `newcomer_limit`: of calls of a new or unverified account, per day; `minute_limit`: of
 * turns, per minute; `together_budget`: of what other players may spend.
 */
export const REASONS_TO_STEP_IN = [
  'refused',
  'copied',
  'failed',
  'daily_limit',
  'unpaid_limit',
  'account_limit',
  'newcomer_limit',
  'minute_limit',
  'credits_short',
  'together_budget',
] as const;

/**
 * How the session came to a turn. `branch`: it began as a copy of another session's turn; `time_up`: an open
 * scene had used up its turns and went on by its only way.
 */
export const TURN_ORIGINS = [
  'opening',
  'branch',
  'choice',
  'free_text',
  'continue',
  'time_up',
  'immerse',
  'show',
  'retelling',
] as const;

/** What shaped a turn, without revealing what comes next. */
export const TurnReasons = z
  .object({
    scene: z.string().nullable().describe('The name of the scene in words; null in a story without a graph'),
    turn_in_scene: z
      .int()
      .min(1)
      .describe('Which part of that scene it is, counted from when it was entered'),
    came: z.object({
      by: z.enum(TURN_ORIGINS),
      text: z.string().nullable().describe('The choice, or what the player wrote'),
    }),
    understood_as: z.string().nullable().describe('The choice that the words of the player were taken for'),
    steps_to_ending: z
      .int()
      .min(0)
      .nullable()
      .describe('The fewest steps from the scene to an ending; null where none can be reached'),
    remembered: z
      .array(z.string())
      .describe('The deeds that a model was sent, and the facts that the player knows'),
    model_used: z.string().nullable(),
    told_by: z
      .string()
      .nullable()
      .describe('The provider’s model that told or drew it; null where that was the author or built in'),
    told_for: z
      .string()
      .nullable()
      .describe('The provider’s model that was asked first and failed, where another one told or drew it'),
    stepped_in: z
      .enum(REASONS_TO_STEP_IN)
      .nullable()
      .describe('Why it is not a model’s, where one was to tell or draw it; null where it is'),
    is_authored: z.boolean().describe('The author’s text, word for word'),
    duration_ms: z.int().min(0),
    credits_consumed: z.int(),
    xp_before: z.int(),
    xp_after: z.int(),
    is_new_scene: z.boolean().describe('Whether the turn entered a scene that was new to the player'),
  })
  .meta({ id: 'TurnReasons' });
export type TurnReasons = z.infer<typeof TurnReasons>;

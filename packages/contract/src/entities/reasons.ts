import { z } from 'zod';
import { HandCount } from './turnPart.ts';

/**
 * Why a turn was not told by a model, and is free. `copied`: the model repeated the author's words; `small_model`: the
 * model is too small to tell freely. The others name a limit that is used up. `unpaid_limit`: free model calls per hour; `account_limit`: the account's calls per hour;
 * `newcomer_limit`: calls of a new or unverified account per day; `minute_limit`: turns per minute; `together_budget`:
 * the credits that other players may spend.
 */
export const REASONS_TO_STEP_IN = [
  'refused',
  'copied',
  'failed',
  'small_model',
  'daily_limit',
  'unpaid_limit',
  'account_limit',
  'newcomer_limit',
  'minute_limit',
  'credits_short',
  'together_budget',
] as const;

/**
 * How the session came to a turn. `branch`: the session began as a copy of another session's turn; `time_up`: an open
 * scene reached its maximum number of turns, and the story took its only exit.
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
    scene: z.string().nullable().describe('The readable name of the scene; null in a story without a graph'),
    turn_in_scene: z.int().min(1).describe('The number of this turn within the scene, from 1'),
    came: z.object({
      by: z.enum(TURN_ORIGINS),
      text: z.string().nullable().describe('The text of the choice, or what the player wrote'),
    }),
    understood_as: z.string().nullable().describe('The choice that the player’s free text was taken for'),
    steps_to_ending: z
      .int()
      .min(0)
      .nullable()
      .describe('The fewest steps from the scene to an ending; null if none can be reached'),
    remembered: z
      .array(z.string())
      .describe('The deeds that a model was sent, and the facts that the player knows'),
    model_used: z.string().nullable(),
    told_by: z
      .string()
      .nullable()
      .describe(
        'The provider’s model that told or drew it; null for the author’s text and the built-in models',
      ),
    told_for: z
      .string()
      .nullable()
      .describe(
        'The provider’s model that failed before another one told or drew the turn; null if none did',
      ),
    stepped_in: z
      .enum(REASONS_TO_STEP_IN)
      .nullable()
      .describe('Why no model told or drew it although one should have; null otherwise'),
    hands: z
      .array(HandCount)
      .describe('Whose words its text is, each hand once; empty if there is no text, or it was not stored'),
    is_authored: z.boolean().describe('Whether it is the author’s text, word for word'),
    duration_ms: z.int().min(0),
    credits_consumed: z.int(),
    xp_before: z.int(),
    xp_after: z.int(),
    is_new_scene: z.boolean().describe('Whether the turn entered a scene that is new to the player'),
  })
  .meta({ id: 'TurnReasons' });
export type TurnReasons = z.infer<typeof TurnReasons>;

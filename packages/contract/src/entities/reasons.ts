import { z } from 'zod';

/**
 * Why a turn is not a model's, and free. `copied`: the model gave the author's own words; `unpaid_limit`: the account
 * has had its turns of the hour for which a model is called and nobody pays; `account_limit`: it has had its calls of the
 * hour, `newcomer_limit`: those of a day, which an account has that is new or not verified; `minute_limit`: its turns of a
 * minute; `together_budget`: those who play with the owner have spent what they may.
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
 * How the session got to a turn; `branch`: it began there, as a copy of an earlier turn of another session; `time_up`:
 * an open scene had told its last turn and went on by its only way.
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

/** What shaped one turn of a session, without anything that gives away what comes next. */
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
      .describe(
        'The lore and the deeds that the narrator used; of a model those, with the facts, that it was sent',
      ),
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

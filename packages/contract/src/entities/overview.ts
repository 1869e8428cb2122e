import { z } from 'zod';
import { OVERVIEW_DAYS, SETUP_CODES } from '../adminOptions.ts';
import { Id, Language } from './common.ts';

/** A day in UTC, such as `2026-11-20`. */
export const Day = z.iso.date().meta({ id: 'Day', description: 'A day in UTC' });

const milliseconds = z.int().min(0).nullable().describe('Null if the narrator told nothing on that day');

const ofNarrator = {
  narrator_errors: z.int().describe('Actions that failed because of the narrator; they are free'),
  stepped_in: z.int().describe('Turns that the built-in narrator told instead of a model; they are free'),
};

const figures = {
  plays: z.int().describe('Sessions begun'),
  turns: z.int().describe('Turns told, including pictures'),
  turns_by_provider: z.int().describe('Turns that a model of the provider told or drew'),
  active_players: z.int().describe('People with at least one turn'),
  new_accounts: z.int().describe('Excludes administrators and the author of the bundled stories'),
  endings: z
    .int()
    .describe('How often an ending was reached; may exceed `turns`, because a story can begin at its ending'),
  credits_spent: z.int(),
  ...ofNarrator,
};

const latency = { latency_p50_ms: milliseconds, latency_p95_ms: milliseconds };

export const OverviewDay = z.object({ day: Day, ...figures, ...latency }).meta({ id: 'OverviewDay' });
export type OverviewDay = z.infer<typeof OverviewDay>;

/** The figures of one model for one day. */
export const ModelDay = z
  .object({ turns: z.int(), credits_spent: z.int(), ...ofNarrator, ...latency })
  .meta({ id: 'ModelDay' });
export type ModelDay = z.infer<typeof ModelDay>;

const tokens = {
  calls: z.int().describe('Calls that were answered'),
  prompt_tokens: z.int().describe('0 if the provider does not report them'),
  cached_tokens: z.int().describe('The tokens of the prompt that the provider had cached'),
  completion_tokens: z.int(),
};

/** The requests to one model of a provider on one day. */
export const UsageDay = z.object(tokens).meta({ id: 'UsageDay' });
export type UsageDay = z.infer<typeof UsageDay>;

/**
 * Requests to one model of a provider in a period. Includes those of failed actions and those for the narrator's
 * memory.
 */
export const ModelUsage = z
  .object({
    model: z.string().describe('The provider’s name for the model'),
    ...tokens,
    by_day: z.array(UsageDay).describe('One for each day of the period, oldest first'),
  })
  .meta({ id: 'ModelUsage' });
export type ModelUsage = z.infer<typeof ModelUsage>;

/** Totals of a period. A person counts once for each day on which they played. */
export const OverviewTotals = z.object(figures).meta({ id: 'OverviewTotals' });
export type OverviewTotals = z.infer<typeof OverviewTotals>;

export const Overview = z
  .object({
    days: z.literal(OVERVIEW_DAYS),
    by_day: z.array(OverviewDay).describe('Every day of the period, oldest first; the last one is today'),
    players: z.int().describe('People with at least one turn in the period, each counted once'),
    totals: OverviewTotals,
    totals_before: OverviewTotals.describe('Totals of the same number of days before the period'),
    by_model: z
      .array(
        z.object({
          model_key: z.string(),
          turns: z.int(),
          credits_spent: z.int(),
          by_day: z.array(ModelDay).describe('One for each day of the period, oldest first'),
        }),
      )
      .describe('Most credits first'),
    usage: z.array(ModelUsage).describe('By model of the provider, most tokens first'),
    waiting: z.object({ reviews: z.int(), reports: z.int() }),
    most_played: z
      .array(z.object({ id: Id, title: z.string(), language: Language, plays: z.int() }))
      .describe('The most played stories of the period, in descending order'),
  })
  .meta({ id: 'Overview' });
export type Overview = z.infer<typeof Overview>;

/** Something that the operator has to set up: its code, and the name of its setting in docs/settings.md. */
export const Setup = z
  .object({
    items: z.array(
      z.object({
        code: z.enum(SETUP_CODES),
        setting: z.string().nullable().describe('Null if no setting belongs to it'),
        is_set: z.boolean().nullable().describe('Null if the server cannot know'),
      }),
    ),
  })
  .meta({ id: 'Setup' });
export type Setup = z.infer<typeof Setup>;

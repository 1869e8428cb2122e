import { z } from 'zod';
import { OVERVIEW_DAYS, SETUP_CODES } from '../adminOptions.ts';
import { Id, Language } from './common.ts';

/** A day in UTC, such as `2026-11-20`. */
export const Day = z.iso.date().meta({ id: 'Day', description: 'A day in UTC' });

const milliseconds = z.int().min(0).nullable().describe('Null on a day on which the narrator told nothing');

const ofNarrator = {
  narrator_errors: z.int().describe('Actions that failed because of the narrator; none was charged'),
  stepped_in: z.int().describe('Turns that the built-in narrator told instead of a model; none was charged'),
};

const figures = {
  plays: z.int().describe('Sessions begun'),
  turns: z.int().describe('Turns told, including pictures'),
  turns_by_provider: z.int().describe('Turns that a model of the provider told or drew'),
  active_players: z.int().describe('People who had at least one turn told'),
  new_accounts: z.int().describe('Without administrators and the author of the bundled stories'),
  endings: z.int().describe('Turns that reached an ending; a story that begins at its end needs none'),
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
  prompt_tokens: z.int().describe('0 where the provider does not count'),
  cached_tokens: z.int().describe('Those of the prompt that the provider had cached'),
  completion_tokens: z.int(),
};

/** The requests to one model of a provider on one day. */
export const UsageDay = z.object(tokens).meta({ id: 'UsageDay' });
export type UsageDay = z.infer<typeof UsageDay>;

/** The requests to one model of a provider in a period, including those of failed actions and of memory. */
export const ModelUsage = z
  .object({
    model: z.string().describe('The name that the provider knows'),
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
    players: z.int().describe('People who had at least one turn told in the period, each once'),
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
      .describe('Of the period, most played first'),
  })
  .meta({ id: 'Overview' });
export type Overview = z.infer<typeof Overview>;

/** A setting that the operator has to make: a code, and the name in docs/settings.md. */
export const Setup = z
  .object({
    items: z.array(
      z.object({
        code: z.enum(SETUP_CODES),
        setting: z.string().nullable().describe('Null where it is not a setting'),
        is_set: z.boolean().nullable().describe('Null where the server cannot know'),
      }),
    ),
  })
  .meta({ id: 'Setup' });
export type Setup = z.infer<typeof Setup>;

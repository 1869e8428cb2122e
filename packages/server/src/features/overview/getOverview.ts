import type { ModelDay, Overview, OverviewTotals, UsageDay } from '@kathaloka/contract/entities';
import { MOST_PLAYED } from '@kathaloka/contract/limits';
import type { Deps } from '../../platform/Deps.ts';
import { countPlayers, mostBegun } from '../catalogue/public.ts';
import { openReports } from '../reports/public.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { type CountedDay, figuresOf, startOf } from './days.ts';
import { countInReview } from './repository.ts';

/** The figures of the last days, compared with those of the same number of days before. */
export async function getOverview(
  deps: Pick<Deps, 'db' | 'clock'>,
  { days }: { readonly days: Overview['days'] },
  /** The database to count in, perhaps a replica. Figures are stored in the primary. */
  counted: Pick<Deps, 'db'> = deps,
): Promise<Overview> {
  const both = await figuresOf({ ...deps, counted: counted.db }, 2 * days);
  const period = both.slice(-days);
  const from = startOf(period[0]!.day);
  const to = new Date(startOf(period.at(-1)!.day).getTime() + DAY_MS);
  const [reviews, reports, played, players] = await Promise.all([
    countInReview(counted.db),
    openReports(counted),
    mostBegun(counted, { from, limit: MOST_PLAYED }),
    countPlayers(counted.db, { from, to }),
  ]);
  return {
    days,
    by_day: period.map(({ day, figures: { models: _models, usage: _usage, ...figures } }) => ({
      day,
      ...figures,
    })),
    players,
    totals: totalsOf(period),
    totals_before: totalsOf(both.slice(0, -days)),
    by_model: byModel(period),
    usage: usageOf(period),
    waiting: { reviews, reports },
    most_played: played,
  };
}

const SUMMED = [
  'plays',
  'turns',
  'turns_by_provider',
  'active_players',
  'new_accounts',
  'endings',
  'credits_spent',
  'narrator_errors',
  'stepped_in',
] as const satisfies readonly (keyof OverviewTotals)[];

function totalsOf(days: readonly CountedDay[]): OverviewTotals {
  const sums = SUMMED.map((name) => [name, days.reduce((sum, { figures }) => sum + figures[name], 0)]);
  return Object.fromEntries(sums) as OverviewTotals;
}

function byModel(days: readonly CountedDay[]): Overview['by_model'] {
  const keys = [...new Set(days.flatMap(({ figures }) => figures.models.map(({ model_key }) => model_key)))];
  const models = keys.map((model_key) => {
    const by_day = days.map(({ figures }) => modelDayOf(figures.models, model_key));
    return {
      model_key,
      turns: by_day.reduce((sum, { turns }) => sum + turns, 0),
      credits_spent: by_day.reduce((sum, { credits_spent }) => sum + credits_spent, 0),
      by_day,
    };
  });
  return models.toSorted((one, other) => other.credits_spent - one.credits_spent);
}

const UNUSED: UsageDay = { calls: 0, prompt_tokens: 0, cached_tokens: 0, completion_tokens: 0 };

function usageOf(days: readonly CountedDay[]): Overview['usage'] {
  const used = days.map(({ figures }) => figures.usage ?? []);
  const usage = [...new Set(used.flat().map(({ model }) => model))].map((model) => {
    const by_day = used.map((models): UsageDay => {
      const { model: _model, ...figures } = models.find((each) => each.model === model) ?? {
        model,
        ...UNUSED,
      };
      return figures;
    });
    const total = (name: keyof UsageDay) => by_day.reduce((sum, day) => sum + day[name], 0);
    return {
      model,
      calls: total('calls'),
      prompt_tokens: total('prompt_tokens'),
      cached_tokens: total('cached_tokens'),
      completion_tokens: total('completion_tokens'),
      by_day,
    };
  });
  return usage.toSorted(
    (one, other) =>
      other.prompt_tokens + other.completion_tokens - one.prompt_tokens - one.completion_tokens ||
      other.calls - one.calls,
  );
}

const QUIET: ModelDay = {
  turns: 0,
  credits_spent: 0,
  narrator_errors: 0,
  stepped_in: 0,
  latency_p50_ms: null,
  latency_p95_ms: null,
};

function modelDayOf(models: CountedDay['figures']['models'], wanted: string): ModelDay {
  const found = models.find(({ model_key }) => model_key === wanted);
  if (!found) return QUIET;
  const { model_key: _key, ...figures } = found;
  return figures;
}

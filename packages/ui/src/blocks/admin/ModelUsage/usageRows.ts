import type { ModelStatus, Overview } from '@kathaloka/contract/entities';
import type { Words } from '../../../words/en.ts';
import type { DayChartProps } from '../OverviewCharts/DayChart.tsx';

type Used = Overview['usage'][number];

/** A configured model with its usage, or a model that was used and is no longer configured. */
export interface ModelRow {
  readonly key: string;
  readonly model: string;
  readonly status?: ModelStatus;
  readonly usage?: Used;
}

/** The configured models first, in their order. If two names share a model, both rows have its usage. */
export function usageRows(usage: readonly Used[], models: readonly ModelStatus[]): readonly ModelRow[] {
  const usedBy = (model: string) => usage.find((each) => each.model === model);
  const rest = usage.filter(({ model }) => models.every((status) => status.model !== model));
  return [
    ...models.map((status): ModelRow => {
      const used = usedBy(status.model);
      return { key: status.name, model: status.model, status, ...(used && { usage: used }) };
    }),
    ...rest.map((used): ModelRow => ({ key: `used ${used.model}`, model: used.model, usage: used })),
  ];
}

export const USAGE_MEASURES = ['prompt_tokens', 'completion_tokens', 'calls'] as const;
export type UsageMeasure = (typeof USAGE_MEASURES)[number];

type UsageChart = Pick<DayChartProps, 'title' | 'series' | 'days' | 'finding' | 'format' | 'formatShort'>;

/** The chart of one measure of a model by day; for prompts, cached tokens are a series of their own. */
export function usageChart(
  { model, by_day }: Used,
  days: readonly string[],
  measure: UsageMeasure,
  words: Words['adminOverview'],
): UsageChart {
  const isPrompt = measure === 'prompt_tokens';
  const figures = days.map((day, at) => ({ day, used: by_day[at] ?? NONE }));
  return {
    title: words.ofModel(words.usage.measures[measure], model),
    series: isPrompt
      ? [
          { key: 'read', label: words.usage.read },
          { key: 'cached', label: words.usage.fromCache },
        ]
      : [{ key: measure, label: words.usage.measures[measure] }],
    days: figures.map(({ day, used }) => ({
      day,
      values: isPrompt ? [used.prompt_tokens - used.cached_tokens, used.cached_tokens] : [used[measure]],
    })),
    finding: findingOf(
      figures.map(({ day, used }) => ({ day, value: used[measure] })),
      words,
    ),
    format: words.number,
    formatShort: words.compact,
  };
}

const NONE: Used['by_day'][number] = { calls: 0, prompt_tokens: 0, cached_tokens: 0, completion_tokens: 0 };

function findingOf(
  values: readonly { readonly day: string; readonly value: number }[],
  words: Words['adminOverview'],
): string {
  const [first, last] = [values[0], values.at(-1)];
  const most = values.toSorted((one, other) => other.value - one.value)[0];
  if (!first || !last || !most || most.value === 0) return words.noFinding;
  const { number } = words;
  return words.finding(
    number(first.value),
    first.day,
    number(last.value),
    last.day,
    number(most.value),
    most.day,
  );
}

import type { Overview, OverviewDay } from '@kathaloka/contract/entities';
import { type ChartDay, type ChartSeries, totalOf } from '../../blocks/admin/OverviewCharts/chartDay.ts';
import type { Words } from '../../words/en.ts';

/** What the chart can show. */
export const MEASURES = [
  'turns',
  'plays',
  'active_players',
  'new_accounts',
  'endings',
  'credits_spent',
  'narrator_errors',
  'latency',
] as const;
export type Measure = (typeof MEASURES)[number];

export interface OverviewChart {
  title: string;
  series: readonly ChartSeries[];
  days: readonly ChartDay[];
  finding: string;
  format: (value: number) => string;
  formatShort: (value: number) => string;
}

interface ChartChoice {
  measure: Measure;
  /** Only for credits: those of one model. */
  model: string | undefined;
}

/** The chart of one figure, with the sentence that sums it up. */
export function overviewChart(
  overview: Pick<Overview, 'by_day' | 'by_model'>,
  { measure, model }: ChartChoice,
  words: Words['adminOverview'],
): OverviewChart {
  const isTime = measure === 'latency';
  const format = isTime ? words.seconds : words.number;
  const ofModel = measure === 'credits_spent' ? model : undefined;
  const title = words.measures[measure];
  const days = daysOf(overview, measure, ofModel);
  return {
    title: ofModel === undefined ? title : words.ofModel(title, ofModel),
    series: seriesOf(measure, words),
    days,
    finding: findingOf(days, format, words),
    format,
    formatShort: isTime ? words.seconds : words.compact,
  };
}

function seriesOf(measure: Measure, words: Words['adminOverview']): ChartSeries[] {
  if (measure === 'turns') {
    return [
      { key: 'built_in', label: words.builtIn },
      { key: 'provider', label: words.provider },
    ];
  }
  if (measure === 'latency') {
    return [
      { key: 'p50', label: words.half },
      { key: 'p95', label: words.most },
    ];
  }
  return [{ key: measure, label: words.measures[measure] }];
}

function daysOf(
  { by_day, by_model }: Pick<Overview, 'by_day' | 'by_model'>,
  measure: Measure,
  model: string | undefined,
): ChartDay[] {
  const ofModel = by_model.find(({ model_key }) => model_key === model);
  return by_day.map((day, index) => {
    if (ofModel) return { day: day.day, values: [ofModel.credits_by_day[index] ?? 0] };
    return {
      day: day.day,
      values: valuesOf(day, measure),
      ...(measure === 'latency' && { includesFirst: true }),
    };
  });
}

function valuesOf(day: OverviewDay, measure: Measure): readonly (number | null)[] {
  if (measure === 'turns') return [day.turns - day.turns_by_provider, day.turns_by_provider];
  if (measure === 'latency') return [day.latency_p50_ms, day.latency_p95_ms];
  return [day[measure]];
}

function findingOf(
  days: readonly ChartDay[],
  format: (value: number) => string,
  words: Words['adminOverview'],
): string {
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last || days.every((day) => totalOf(day) === 0)) return words.noFinding;
  const most = days.reduce((best, day) => (totalOf(day) > totalOf(best) ? day : best), first);
  const said = (day: ChartDay) =>
    day.values.every((value) => value === null) ? words.none : format(totalOf(day));
  return words.finding(said(first), first.day, said(last), last.day, said(most), most.day);
}

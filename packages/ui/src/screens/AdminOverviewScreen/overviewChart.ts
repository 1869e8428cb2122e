import type { ModelDay, Overview, OverviewDay } from '@kathaloka/contract/entities';
import { type ChartDay, type ChartSeries, totalOf } from '../../blocks/admin/OverviewCharts/chartDay.ts';
import type { Words } from '../../words/en.ts';

/** The figures that the chart can show. */
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

/** The figures that are known by model. */
const OF_MODELS = ['turns', 'credits_spent', 'narrator_errors', 'latency'] as const;
type ModelMeasure = (typeof OF_MODELS)[number];

export function isOfModels(measure: Measure): measure is ModelMeasure {
  return (OF_MODELS as readonly Measure[]).includes(measure);
}

interface ChartChoice {
  measure: Measure;
  /** The model to show, if the figure is known by model. */
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
  const ofModel = isOfModels(measure)
    ? overview.by_model.find(({ model_key }) => model_key === model)
    : undefined;
  const title = words.measures[measure];
  const days = overview.by_day.map((day, index): ChartDay => {
    const modelDay = ofModel?.by_day[index];
    const values =
      modelDay && isOfModels(measure) ? modelValuesOf(modelDay, measure) : valuesOf(day, measure);
    return { day: day.day, values, ...(isTime && { includesFirst: true }) };
  });
  return {
    title: ofModel ? words.ofModel(title, words.modelName(ofModel.model_key)) : title,
    series: seriesOf(measure, { isOfModel: ofModel !== undefined }, words),
    days,
    finding: findingOf(days, format, words),
    format,
    formatShort: isTime ? words.seconds : words.compact,
  };
}

function seriesOf(
  measure: Measure,
  { isOfModel }: { isOfModel: boolean },
  words: Words['adminOverview'],
): ChartSeries[] {
  // the split by narrator is known only for all models together
  if (measure === 'turns' && !isOfModel) {
    return [
      { key: 'built_in', label: words.builtIn },
      { key: 'provider', label: words.provider },
    ];
  }
  if (measure === 'narrator_errors') {
    return [
      { key: 'failed', label: words.failed },
      { key: 'stepped_in', label: words.steppedIn },
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

function valuesOf(day: OverviewDay, measure: Measure): readonly (number | null)[] {
  if (measure === 'turns') return [day.turns - day.turns_by_provider, day.turns_by_provider];
  return isOfModels(measure) ? modelValuesOf(day, measure) : [day[measure]];
}

function modelValuesOf(day: ModelDay, measure: ModelMeasure): readonly (number | null)[] {
  if (measure === 'narrator_errors') return [day.narrator_errors, day.stepped_in];
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
  const valueText = (day: ChartDay) =>
    day.values.every((value) => value === null) ? words.none : format(totalOf(day));
  return words.finding(valueText(first), first.day, valueText(last), last.day, valueText(most), most.day);
}

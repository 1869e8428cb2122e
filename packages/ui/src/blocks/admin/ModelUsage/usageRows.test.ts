import { expect, it } from 'vitest';
import { adminOverviewWords } from '../../../words/adminOverview/en.ts';
import { USAGE_MEASURES, usageChart } from './usageRows.ts';

const DAYS = ['2026-11-25', '2026-11-26'];
const by_day = [
  { prompt_tokens: 1200, cached_tokens: 900, completion_tokens: 80, calls: 3 },
  { prompt_tokens: 400, cached_tokens: 0, completion_tokens: 30, calls: 1 },
];
const used = { model: 'tenali', by_day } as unknown as Parameters<typeof usageChart>[0];

it.each(USAGE_MEASURES)('The bar of a day is as high as the figure of that day: %s', (measure) => {
  const { days, series } = usageChart(used, DAYS, measure, adminOverviewWords);
  const heights = days.map(({ values }) => values.reduce((sum: number, value) => sum + (value ?? 0), 0));
  expect(heights).toEqual(by_day.map((day) => day[measure]));
  for (const { values } of days) expect(values).toHaveLength(series.length);
});

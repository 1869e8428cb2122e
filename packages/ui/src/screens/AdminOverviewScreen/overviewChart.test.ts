import { describe, expect, it } from 'vitest';
import { anEmptyOverview, anOverview } from '../../stories/overview.ts';
import { adminOverview as words } from '../../words/en/adminOverview.ts';
import { MEASURES, overviewChart } from './overviewChart.ts';
import { overviewTiles } from './overviewTiles.ts';

const overview = anOverview();
const chart = (measure: (typeof MEASURES)[number], model?: string) =>
  overviewChart(overview, { measure, model }, words);

describe('The chart of the overview', () => {
  it('has a figure for every day, and a sentence that says it without the chart', () => {
    for (const measure of MEASURES) {
      const { days, finding, series, title } = chart(measure);
      expect(days).toHaveLength(30);
      expect(
        days.every(({ values }) => values.length === series.length),
        measure,
      ).toBe(true);
      expect(finding, measure).toMatch(/ on 22 Oct, .+ on 20 Nov\. Most on \d+ \w+: .+\.$/);
      expect(title).not.toBe('');
    }
  });

  it('tells turns of the built-in narrator and of models apart, and adds them up', () => {
    const [day] = overview.by_day;
    expect(chart('turns').days[0]?.values).toEqual([
      day!.turns - day!.turns_by_provider,
      day!.turns_by_provider,
    ]);
  });

  it('shows the credits of one model', () => {
    const { title, days } = chart('credits_spent', 'birbal');
    expect(title).toBe('Credits spent: birbal');
    expect(days.map(({ values }) => values[0])).toEqual(overview.by_model[1]!.credits_by_day);
  });

  it('says that there is nothing where there is nothing', () => {
    const empty = overviewChart(anEmptyOverview(), { measure: 'latency', model: undefined }, words);
    expect(empty.finding).toBe('There is nothing to show for these days yet.');
  });
});

describe('The tiles of the overview', () => {
  const tile = (label: string, of = overview) =>
    overviewTiles(of, words).find((each) => each.label === label);

  it('compare with as many days before', () => {
    expect(tile('Plays begun')).toMatchObject({ trend: 'up', finding: expect.stringContaining('more than') });
  });

  it('count players by the day, and failures by the turn', () => {
    const { active_players, turns, narrator_errors } = overview.totals;
    expect(tile('Players a day')?.value).toBe(words.number(Math.round(active_players / 30)));
    const share = words.percent((narrator_errors / (turns + narrator_errors)) * 100);
    expect(tile('Turns that failed')?.value).toBe(share);
  });

  it('compare with nothing on the first day', () => {
    const first = tile('Plays begun', anEmptyOverview());
    expect(first).toMatchObject({ value: '0', trend: 'same', finding: words.first });
  });
});

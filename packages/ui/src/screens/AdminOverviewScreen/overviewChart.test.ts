import type { ModelDay } from '@kathaloka/contract/entities';
import { describe, expect, it } from 'vitest';
import { anEmptyOverview, anOverview } from '../../testing/overview.ts';
import { adminOverviewWords as words } from '../../words/adminOverview/en.ts';
import { MEASURES, overviewChart } from './overviewChart.ts';
import { overviewTiles } from './overviewTiles.ts';

const overview = anOverview();
const chart = (measure: (typeof MEASURES)[number], model?: string) =>
  overviewChart(overview, { measure, model }, words);

const ofBirbal = <T>(figure: (day: ModelDay) => T) => overview.by_model[1]!.by_day.map(figure);

describe('The chart of the overview', () => {
  it('has a figure for every day, and a text alternative', () => {
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

  it('stacks turns of the built-in narrator and of models, with their sum', () => {
    const [day] = overview.by_day;
    expect(chart('turns').days[0]?.values).toEqual([
      day!.turns - day!.turns_by_provider,
      day!.turns_by_provider,
    ]);
  });

  it('shows the credits of one model', () => {
    const { title, days } = chart('credits_spent', 'birbal');
    expect(title).toBe('Credits spent: Birbal');
    expect(days.map(({ values }) => values[0])).toEqual(ofBirbal(({ credits_spent }) => credits_spent));
  });

  it('shows the failures of one model, and the turns narrated in its place', () => {
    const { title, days, series } = chart('narrator_errors', 'birbal');
    expect(title).toBe('Failures of the narrator: Birbal');
    expect(series.map(({ label }) => label)).toEqual(['Failed', 'Told by the built-in narrator instead']);
    const expected = ofBirbal(({ narrator_errors, stepped_in }) => [narrator_errors, stepped_in]);
    expect(days.map(({ values }) => values)).toEqual(expected);
  });

  it('shows how long one model takes', () => {
    const { title, days } = chart('latency', 'birbal');
    expect(title).toBe('Time a telling takes: Birbal');
    const expected = ofBirbal(({ latency_p50_ms, latency_p95_ms }) => [latency_p50_ms, latency_p95_ms]);
    expect(days.map(({ values }) => values)).toEqual(expected);
    expect(days.every(({ includesFirst }) => includesFirst)).toBe(true);
  });

  it('has no plays by model', () => {
    expect(chart('plays', 'birbal')).toEqual(chart('plays'));
    expect(chart('turns', 'birbal').series).toHaveLength(1);
  });

  it('says so if there are no figures', () => {
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

  it('count each player once, and failures by the turn', () => {
    const { turns, narrator_errors } = overview.totals;
    expect(tile('Players in 30 days')?.value).toBe(words.number(overview.players));
    const share = words.percent((narrator_errors / (turns + narrator_errors)) * 100);
    expect(tile('Turns that failed')?.value).toBe(share);
  });

  it('compare with nothing on the first day', () => {
    const first = tile('Plays begun', anEmptyOverview());
    expect(first).toMatchObject({ value: '0', trend: 'same', finding: words.first });
  });
});

import type { Overview, OverviewTotals } from '@kathaloka/contract/entities';
import type { StatTileProps, Trend } from '../../blocks/admin/OverviewCharts/StatTile.tsx';
import type { Words } from '../../words/en.ts';

type Figure = 'plays' | 'turns' | 'active_players' | 'credits_spent';
type Tile = Pick<StatTileProps, 'label' | 'value' | 'trend' | 'finding' | 'values'>;

const FIGURES: readonly Figure[] = ['plays', 'turns', 'active_players', 'credits_spent'];
/** A smaller change counts as none. */
const NOTICEABLE_PERCENT = 1;
const HUNDRED = 100;

/** The figures of the period, each compared with the period before. */
export function overviewTiles(overview: Overview, words: Words['adminOverview']): Tile[] {
  const { totals, totals_before, by_day, days } = overview;
  const tiles = FIGURES.map((name): Tile => {
    const total = name === 'active_players' ? overview.players : totals[name];
    return {
      label: name === 'active_players' ? words.playersIn(days) : words.tiles[name],
      value: words.number(total),
      values: by_day.map((day) => day[name]),
      ...comparison(totals[name], totals_before[name], words),
    };
  });
  return [...tiles, failures(overview, words)];
}

function failures({ totals, totals_before, by_day }: Overview, words: Words['adminOverview']): Tile {
  const [share, before] = [failedShare(totals), failedShare(totals_before)];
  const trend: Trend = share === before ? 'same' : share > before ? 'up' : 'down';
  return {
    label: words.tiles.failed,
    value: words.percent(share),
    trend,
    finding: words.nobodyCharged,
    values: by_day.map(({ narrator_errors }) => narrator_errors),
  };
}

function failedShare({ turns, narrator_errors }: Pick<OverviewTotals, 'turns' | 'narrator_errors'>): number {
  const tried = turns + narrator_errors;
  return tried === 0 ? 0 : (narrator_errors / tried) * HUNDRED;
}

function comparison(
  now: number,
  before: number,
  words: Words['adminOverview'],
): Pick<Tile, 'trend' | 'finding'> {
  if (before === 0) return { trend: 'same', finding: words.first };
  const change = ((now - before) / before) * HUNDRED;
  if (Math.abs(change) < NOTICEABLE_PERCENT) return { trend: 'same', finding: words.same };
  const share = words.percent(Math.round(Math.abs(change)));
  return change > 0
    ? { trend: 'up', finding: words.more(share) }
    : { trend: 'down', finding: words.less(share) };
}

import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { barsOf, type ChartDay, totalOf } from './chartDay.ts';
import { Bar, BarColumn, Days, Empty, Grid, GridLine, Plot } from './OverviewCharts.styles.ts';
import { ticksFor } from './scale.ts';
import { adminOverviewWords } from '../../../words/adminOverview/en.ts';
import { useWords } from '../../../words/useWords.ts';

const WEEK = 7;
const PATTERNS = ['solid', 'hatched'] as const;

interface BarsProps {
  days: readonly ChartDay[];
  /** The text alternative of the chart. */
  label: string;
  /** Formats a figure on the axis. */
  format: (value: number) => string;
}

/** The bars of a chart. They are decorative: `label` summarises them, and the table has every figure. */
export function Bars({ days, label, format }: BarsProps) {
  const words = useWords(adminOverviewWords);
  if (days.length === 0) return <Empty>{words.nothing}</Empty>;

  const ticks = ticksFor(Math.max(...days.map(totalOf)));
  const top = ticks.at(-1) ?? 1;
  const share = (value: number) => `${(value / top) * 100}%`;
  const isNamed = (index: number) =>
    (days.length - 1 - index) % Math.max(1, Math.min(WEEK, days.length - 1)) === 0;

  return (
    <>
      <VisuallyHidden as="p">{label}</VisuallyHidden>
      <Plot aria-hidden>
        <Grid>
          {ticks.map((tick) => (
            <GridLine key={tick} style={{ '--kl-at': share(tick) }}>
              {format(tick)}
            </GridLine>
          ))}
        </Grid>
        <Days>
          {days.map((day, index) => (
            <BarColumn key={day.day} data-day={isNamed(index) ? words.date(day.day) : undefined}>
              {barsOf(day)
                .map((bar, place) => ({ bar, pattern: PATTERNS[place] }))
                .filter(({ bar }) => bar > 0)
                .toReversed()
                .map(({ bar, pattern }) => (
                  <Bar key={pattern} data-pattern={pattern} style={{ '--kl-share': share(bar) }} />
                ))}
            </BarColumn>
          ))}
        </Days>
      </Plot>
    </>
  );
}

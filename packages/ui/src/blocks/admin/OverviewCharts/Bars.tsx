import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useAdminWords } from '../../../words/areas/useAdminWords.ts';
import { Bar, BarColumn, Days, Empty, Grid, GridLine, Plot } from './OverviewCharts.styles.ts';
import { ticksFor } from './scale.ts';
import type { TurnsOfDay } from './turnsOfDay.ts';

const WEEK = 7;

interface BarsProps {
  days: readonly TurnsOfDay[];
  /** The text alternative of the chart. */
  label: string;
}

/** Bars only: the text above summarises them, and the table has every figure. */
export function Bars({ days, label }: BarsProps) {
  const { overview: words, compact } = useAdminWords();
  if (days.length === 0) return <Empty>{words.noTurns}</Empty>;

  const ticks = ticksFor(Math.max(...days.map(({ built_in, provider }) => built_in + provider)));
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
              {compact(tick)}
            </GridLine>
          ))}
        </Grid>
        <Days>
          {days.map(({ day, built_in, provider }, index) => (
            <BarColumn key={day} data-day={isNamed(index) ? words.date(day) : undefined}>
              <Bar data-series="provider" style={{ '--kl-share': share(provider) }} />
              <Bar data-series="built_in" style={{ '--kl-share': share(built_in) }} />
            </BarColumn>
          ))}
        </Days>
      </Plot>
    </>
  );
}

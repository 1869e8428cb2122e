import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Figure, Finding, Label, TileRoot, Value } from './OverviewCharts.styles.ts';
import { Sparkline } from './Sparkline.tsx';

const TRENDS = { up: <TrendingUp />, down: <TrendingDown />, same: <Minus /> };
export type Trend = keyof typeof TRENDS;

export interface StatTileProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The name of the figure. */
  label: string;
  /** The figure, formatted for the language. */
  value: string;
  /** The direction of the trend. */
  trend: Trend;
  /** The comparison with the previous period, in a few words. */
  finding: string;
  /** The values of the sparkline. `finding` is their text alternative. */
  values: readonly number[];
}

/**
 * A figure with its trend.
 *
 * @use Shows one figure with its trend.
 * @avoid Not several over time: `DayChart`.
 * @heard An article with the figure and the trend in words.
 * @keys none
 * @example
 * <StatTile
 *   label="Turns"
 *   value="1,204"
 *   trend="up"
 *   finding="12 % more than last month"
 *   values={[3, 5, 8]}
 * />
 */
export function StatTile({ label, value, trend, finding, values, ...rest }: StatTileProps) {
  return (
    <TileRoot {...rest}>
      <Label>{label}</Label>
      <Figure>
        <Value>{value}</Value>
        <Sparkline values={values} />
      </Figure>
      <Finding>
        {TRENDS[trend]}
        {finding}
      </Finding>
    </TileRoot>
  );
}

import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Figure, Finding, Label, Line, TileRoot, Value } from './OverviewCharts.styles.ts';
import { sparkline } from './scale.ts';

const WIDTH = 120;
const HEIGHT = 30;

const TRENDS = { up: <TrendingUp />, down: <TrendingDown />, same: <Minus /> };
export type Trend = keyof typeof TRENDS;

export interface StatTileProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The name of the figure. */
  label: string;
  /** The figure, formatted for the language. */
  value: string;
  /** The address that it links to. */
  trend: Trend;
  /** The comparison with the previous period, in a few words. */
  finding: string;
  /** The values of the sparkline, whose text alternative is beside it. */
  values: readonly number[];
}

/** A figure with its trend. */
export function StatTile({ label, value, trend, finding, values, ...rest }: StatTileProps) {
  const points = sparkline(values, WIDTH, HEIGHT);
  const last = points.split(' ').at(-1)?.split(',');
  return (
    <TileRoot {...rest}>
      <Label>{label}</Label>
      <Figure>
        <Value>{value}</Value>
        {values.length > 1 && (
          <Line viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`} aria-hidden>
            <polygon points={`0,${HEIGHT + 4} ${points} ${WIDTH},${HEIGHT + 4}`} />
            <polyline points={points} />
            <circle cx={last?.[0]} cy={last?.[1]} r="3" />
          </Line>
        )}
      </Figure>
      <Finding>
        {TRENDS[trend]}
        {finding}
      </Finding>
    </TileRoot>
  );
}

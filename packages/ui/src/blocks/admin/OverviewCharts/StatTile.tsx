import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { Figure, Finding, Label, Line, TileRoot, Value } from './OverviewCharts.styles.ts';
import { sparkline } from './scale.ts';

const WIDTH = 120;
const HEIGHT = 30;

const TRENDS = { up: <TrendingUp />, down: <TrendingDown />, same: <Minus /> };
export type Trend = keyof typeof TRENDS;

export interface StatTileProps {
  /** What is counted. */
  label: string;
  /** The figure, as the language writes it. */
  value: string;
  /** Where it goes. */
  trend: Trend;
  /** What the figure means beside the one before it, in a few words. */
  finding: string;
  /** How it came to be, drawn as a line that the words beside it put in words. */
  values: readonly number[];
}

/** One figure with its course and what is to be made of it. */
export function StatTile({ label, value, trend, finding, values }: StatTileProps) {
  const points = sparkline(values, WIDTH, HEIGHT);
  const last = points.split(' ').at(-1)?.split(',');
  return (
    <TileRoot>
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

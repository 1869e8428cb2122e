import { Line } from './OverviewCharts.styles.ts';
import { sparkline } from './scale.ts';

const WIDTH = 120;
const HEIGHT = 30;

interface SparklineProps {
  /** The values, oldest first. Their text alternative is beside the sparkline. */
  values: readonly number[];
}

/** A small line chart of a figure over time; not drawn for a single value. */
export function Sparkline({ values }: SparklineProps) {
  if (values.length < 2) return null;
  const points = sparkline(values, WIDTH, HEIGHT);
  const last = points.split(' ').at(-1)?.split(',');
  return (
    <Line viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`} aria-hidden>
      <polygon points={`0,${HEIGHT + 4} ${points} ${WIDTH},${HEIGHT + 4}`} />
      <polyline points={points} />
      <circle cx={last?.[0]} cy={last?.[1]} r="3" />
    </Line>
  );
}

import type { ComponentProps } from 'react';

const PETALS = 8;
const PETAL = [
  [0, -2],
  [3.4, -6],
  [1.7, -9],
  [0, -10],
  [-1.7, -9],
  [-3.4, -6],
  [0, -2],
] as const;

/** One path: a page of cards would otherwise have twenty elements more for each. */
const flower = `${Array.from({ length: PETALS }, (_, order) => petal((order * 2 * Math.PI) / PETALS)).join('')}M2,0A2,2 0 0 1 -2,0A2,2 0 0 1 2,0Z`;

function petal(angle: number): string {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [from, ...curves] = PETAL.map(
    ([x, y]) => `${(x * cos - y * sin).toFixed(1)},${(x * sin + y * cos).toFixed(1)}`,
  );
  return `M${from}C${curves.join(' ')}Z`;
}

export interface RosetteProps extends Omit<ComponentProps<'path'>, 'children' | 'd' | 'scale' | 'x' | 'y'> {
  /** The x of its centre. */
  x: number;
  /** The y of its centre. */
  y: number;
  /**
   * The scale; at 1 it is 20 units wide.
   * @default 1
   */
  scale?: number;
}

/**
 * An eight-petalled flower, for use inside an SVG.
 *
 * @example
 * <svg viewBox="0 0 60 60">
 *   <Rosette x={30} y={30} />
 * </svg>
 */
export function Rosette({ x, y, scale = 1, ...rest }: RosetteProps) {
  return (
    <path
      d={flower}
      transform={`translate(${x},${y}) scale(${scale})`}
      fill="currentColor"
      opacity="0.55"
      {...rest}
    />
  );
}

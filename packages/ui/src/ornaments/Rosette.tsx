import type { ComponentProps } from 'react';

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315];

export interface RosetteProps extends Omit<ComponentProps<'g'>, 'children' | 'scale' | 'x' | 'y'> {
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
    <g transform={`translate(${x},${y}) scale(${scale})`} fill="currentColor" opacity="0.55" {...rest}>
      {PETALS.map((angle) => (
        <path
          key={angle}
          d="M0,-2C3.4,-6 1.7,-9 0,-10C-1.7,-9 -3.4,-6 0,-2Z"
          transform={`rotate(${angle})`}
        />
      ))}
      <circle r="2" />
    </g>
  );
}

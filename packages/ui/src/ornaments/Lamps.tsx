import { type ComponentProps, useId } from 'react';
import { Flame, Light } from './Lamps.styles.ts';

const STEP = 100;

export interface LampsProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /**
   * The number of lamps.
   * @default 5
   */
  count?: number;
}

/**
 * Clay lamps on a gold line, lit one after the other.
 *
 * @example
 * <Lamps />
 */
export function Lamps({ count = 5, ...rest }: LampsProps) {
  const id = useId();
  const width = count * STEP + 20;
  return (
    <svg viewBox={`0 0 ${width} 130`} width={width} height="130" aria-hidden {...rest}>
      <radialGradient id={id}>
        <stop offset="0" stopColor="var(--kl-glow)" stopOpacity="0.6" />
        <stop offset="1" stopColor="var(--kl-glow)" stopOpacity="0" />
      </radialGradient>
      {Array.from({ length: count }, (_, order) => (
        <g key={order} transform={`translate(${order * STEP + STEP / 2 + 10},96)`}>
          <Light style={{ '--kl-order': order }}>
            <circle cy="-34" r="46" fill={`url(#${id})`} />
            <Flame
              d="M0,-58C10,-43 12,-34 7,-27A9,9 0 0 1 -7,-27C-12,-34 -10,-43 0,-58Z"
              fill="var(--kl-flame)"
            />
          </Light>
          <path d="M-26,-20H26Q16,2 0,2Q-16,2 -26,-20Z" fill="var(--kl-clay)" />
        </g>
      ))}
      <g stroke="currentColor">
        <path d={`M0,104H${width}`} strokeWidth="2" />
        <path d={`M0,114H${width}`} opacity="0.5" />
      </g>
    </svg>
  );
}

import type { ComponentProps } from 'react';

export interface LotusProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /**
   * Width in pixels; the height follows.
   * @default 26
   */
  size?: number;
}

/**
 * The bullet of row and panel titles, and the flower of an empty state.
 *
 * @example
 * <Lotus size={54} />
 */
export function Lotus({ size = 26, ...rest }: LotusProps) {
  return (
    <svg
      viewBox="-21 -25 42 28"
      width={size}
      height={size * 0.67}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden
      {...rest}
    >
      <path d="M0,0C9,-8 7,-18 0,-24C-7,-18 -9,-8 0,0Z" />
      <path d="M0,0C-10,-2 -16,-10 -14,-18C-9,-17 -5,-12 -4,-9M0,0C10,-2 16,-10 14,-18C9,-17 5,-12 4,-9" />
      <path d="M0,0C-9,3 -17,0 -20,-7C-17,-8 -14,-8 -13,-7.5M0,0C9,3 17,0 20,-7C17,-8 14,-8 13,-7.5" />
    </svg>
  );
}

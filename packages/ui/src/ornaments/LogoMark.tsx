import type { ComponentProps } from 'react';
import { cuspedOpening } from './cusped.ts';

const gate = cuspedOpening({ x: 3, y: 2, width: 24, height: 31, foils: 5, spring: 0.62 });

export type LogoMarkProps = Omit<ComponentProps<'svg'>, 'children'>;

/**
 * The logo: a flame in a gateway.
 *
 * @example
 * <LogoMark />
 */
export function LogoMark(props: LogoMarkProps) {
  return (
    <svg
      viewBox="0 0 30 36"
      width="30"
      height="36"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
      {...props}
    >
      <path d={gate} strokeLinejoin="round" />
      <path
        d="M15,12C20,18 21,21 19.4,24.2A5,5 0 0 1 10.6,24.2C9,21 10,18 15,12Z"
        fill="currentColor"
        stroke="none"
      />
      <path d="M7,29H23" strokeLinecap="round" />
    </svg>
  );
}

import { type ComponentProps, useId } from 'react';
import { cuspedOpening } from './cusped.ts';
import { JaliPattern } from './JaliPattern.tsx';
import { Rosette } from './Rosette.tsx';

const opening = cuspedOpening({ x: 60, y: 36, width: 440, height: 500, foils: 9, spring: 0.34 });
const outerLine = cuspedOpening({ x: 49, y: 22, width: 462, height: 516, foils: 9, spring: 0.34 });

export type EmptyArchProps = Omit<ComponentProps<'svg'>, 'children'>;

/**
 * The arch of the not-found page: no picture, only the string that held a palm leaf.
 *
 * @example
 * <EmptyArch />
 */
export function EmptyArch(props: EmptyArchProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 560 560" width="560" height="560" aria-hidden {...props}>
      <defs>
        <JaliPattern id={`${id}-jali`} />
        <clipPath id={`${id}-opening`}>
          <path d={opening} />
        </clipPath>
      </defs>
      <path d={opening} fill="var(--kl-bg-deep)" />
      <path d={outerLine} fill="none" stroke="currentColor" opacity="0.5" />
      <g clipPath={`url(#${id}-opening)`}>
        <rect x="60" y="36" width="440" height="500" fill={`url(#${id}-jali)`} opacity="0.16" />
        <path
          d="M40,318C140,340 150,326 176,339M384,321C420,316 440,306 540,322"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
        />
      </g>
      <g transform="translate(280,330) rotate(-5)" strokeWidth="1.6">
        <rect
          x="-150"
          y="-42"
          width="300"
          height="84"
          rx="6"
          fill="none"
          stroke="var(--kl-text-mute)"
          strokeDasharray="7 7"
        />
        <circle cx="-104" r="7" fill="none" stroke="var(--kl-rule)" />
        <circle cx="104" r="7" fill="none" stroke="var(--kl-rule)" />
      </g>
      <path d={opening} fill="none" stroke="currentColor" strokeWidth="2" />
      <Rosette x={84} y={64} scale={1.4} />
      <Rosette x={476} y={64} scale={1.4} />
    </svg>
  );
}

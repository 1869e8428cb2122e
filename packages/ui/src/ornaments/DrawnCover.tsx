import { type ComponentProps, useId } from 'react';
import type { Tone } from '../theme/tone.ts';
import { cuspedLine, cuspedOpening } from './cusped.ts';
import { CoverSvg } from './DrawnCover.styles.ts';
import { JaliPattern } from './JaliPattern.tsx';

const niche = { x: 112, y: 62, width: 96, height: 112, foils: 7, spring: 0.5 };
const sideNiches = [32, 224].map((x) => ({ x, y: 102, width: 64, height: 72, foils: 5, spring: 0.5 }));
const LAMPS = [64, 160, 256];

export interface DrawnCoverProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The colour of its night sky. */
  tone: Tone;
}

/**
 * The cover of a story without a picture: lamps in the niches of a lattice wall, in the story's tone.
 *
 * @example
 * <DrawnCover tone={toneOf('The Ferryman')} />
 */
export function DrawnCover({ tone, ...rest }: DrawnCoverProps) {
  const id = useId();
  return (
    <CoverSvg
      viewBox="0 0 320 208"
      preserveAspectRatio="xMidYMax slice"
      data-theme="night"
      data-tone={tone}
      aria-hidden
      {...rest}
    >
      <defs>
        <JaliPattern id={`${id}-jali`} />
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor="var(--kl-glow)" stopOpacity="0.75" />
          <stop offset="1" stopColor="var(--kl-glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="320" height="208" fill="var(--kl-sky)" />
      <rect width="320" height="208" fill={`url(#${id}-jali)`} opacity="0.2" />
      {[niche, ...sideNiches].map((arch) => (
        <g key={arch.x} strokeWidth="1.5" stroke="currentColor">
          <path d={cuspedOpening(arch)} fill="var(--kl-niche)" stroke="none" />
          <path d={cuspedLine(arch)} fill="none" />
        </g>
      ))}
      {LAMPS.map((x) => (
        <g key={x} transform={`translate(${x},172) scale(${x === 160 ? 0.9 : 0.6})`}>
          <circle cy="-34" r="46" fill={`url(#${id}-glow)`} />
          <path
            d="M0,-58C10,-43 12,-34 7,-27A9,9 0 0 1 -7,-27C-12,-34 -10,-43 0,-58Z"
            fill="var(--kl-flame)"
          />
          <path d="M-26,-20H26Q16,2 0,2Q-16,2 -26,-20Z" fill="var(--kl-bg-deep)" />
        </g>
      ))}
      <rect y="174" width="320" height="34" fill="var(--kl-bg-deep)" />
      <path d="M0,174H320M0,180H320" stroke="currentColor" strokeWidth="1.5" />
    </CoverSvg>
  );
}

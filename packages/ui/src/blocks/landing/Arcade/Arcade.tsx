import { type ComponentProps, useId } from 'react';
import { DrawnCover } from '../../../ornaments/DrawnCover.tsx';
import { PictureArch } from '../../../ornaments/PictureArch.tsx';
import { Rosette } from '../../../ornaments/Rosette.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { toneOf } from '../../../theme/tone.ts';
import type { LandingPicture } from '../sections.ts';
import { ArcadeRoot, Light, Place, Plinth } from './Arcade.styles.ts';

const PLACES = ['start', 'middle', 'end'] as const;
/** The positions of the lamps on the plinth. */
const LAMPS = [126, 246, 395, 544, 664];

export interface ArcadeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The content of the three arches, each in another painting style. */
  pictures: readonly [LandingPicture, LandingPicture, LandingPicture];
}

/**
 * Three arches on a plinth, with lamps in front. Not mirrored on right-to-left pages, because pictures are
 * not.
 *
 * @use Shows three pictures under arches on the front page.
 * @avoid Not for covers: `StoryCard`.
 * @heard Each picture by its alternative text.
 * @keys none
 * @example
 * <Arcade pictures={[ferryman, palace, forest]} />
 */
export function Arcade({ pictures, ...rest }: ArcadeProps) {
  const glow = useId();
  return (
    <ArcadeRoot dir="ltr" {...rest}>
      {pictures.map(({ src, alt }, index) => (
        <Place key={PLACES[index]} data-place={PLACES[index]}>
          <PictureArch shape="slender">
            <Image
              src={src}
              alt={alt}
              width={640}
              height={360}
              loading="eager"
              fallback={<DrawnCover tone={toneOf(String(index))} />}
            />
          </PictureArch>
        </Place>
      ))}
      <Plinth viewBox="0 0 790 740" aria-hidden>
        <radialGradient id={glow}>
          <stop offset="0" stopColor="var(--kl-glow)" stopOpacity="0.75" />
          <stop offset="1" stopColor="var(--kl-glow)" stopOpacity="0" />
        </radialGradient>
        <g stroke="currentColor" fill="none">
          <path d="M0,690H790" strokeWidth="2" />
          <path d="M-16,704H806M-32,718H822" opacity="0.6" />
        </g>
        <Rosette x={246} y={196} scale={1.3} />
        <Rosette x={544} y={196} scale={1.3} />
        {LAMPS.map((x, order) => (
          <g key={x} transform={`translate(${x},690)`}>
            <Light style={{ '--kl-order': order }}>
              <circle cy="-16" r="34" fill={`url(#${glow})`} />
              <path
                d="M0,-30C6,-21 7,-16 4,-12A5.5,5.5 0 0 1 -4,-12C-7,-16 -6,-21 0,-30Z"
                fill="var(--kl-flame)"
              />
            </Light>
            <path d="M-16,-9H16Q10,3 0,3Q-10,3 -16,-9Z" fill="var(--kl-clay)" />
          </g>
        ))}
      </Plinth>
    </ArcadeRoot>
  );
}

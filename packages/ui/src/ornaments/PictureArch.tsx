import { type ComponentProps, type ReactNode, useId } from 'react';
import { type CuspedArch, cuspedOpening } from './cusped.ts';
import { Lines, Opening, PictureArchRoot } from './PictureArch.styles.ts';

export const PICTURE_ARCH_SHAPES = ['wide', 'broad', 'tall', 'slender'] as const;
export type PictureArchShape = (typeof PICTURE_ARCH_SHAPES)[number];

interface Frame {
  width: number;
  height: number;
  opening: CuspedArch;
  outerLine: CuspedArch;
}

const frames: Readonly<Record<PictureArchShape, Frame>> = {
  wide: {
    width: 620,
    height: 400,
    opening: { x: 10, y: 12, width: 600, height: 380, foils: 9, spring: 0.36 },
    outerLine: { x: 2, y: 3, width: 616, height: 396, foils: 9, spring: 0.36 },
  },
  broad: {
    width: 584,
    height: 644,
    opening: { x: 12, y: 18, width: 560, height: 620, foils: 9, spring: 0.3 },
    outerLine: { x: 0.5, y: 0, width: 583, height: 643.5, foils: 9, spring: 0.3 },
  },
  tall: {
    width: 360,
    height: 560,
    opening: { x: 12, y: 16, width: 336, height: 540, foils: 9, spring: 0.3 },
    outerLine: { x: 0.5, y: 0, width: 359, height: 559.5, foils: 9, spring: 0.3 },
  },
  slender: {
    width: 294,
    height: 668,
    opening: { x: 11, y: 14, width: 272, height: 654, foils: 9, spring: 0.28 },
    outerLine: { x: 0.5, y: 0, width: 293, height: 668, foils: 9, spring: 0.28 },
  },
};

export interface PictureArchProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The content of the arch: a picture that fills its frame. */
  children: ReactNode;
  /**
   * Proportions: `wide` over the title of a story, `broad` beside an offer, `tall` beside a form, `slender` in an arcade.
   * @default 'wide'
   */
  shape?: PictureArchShape;
}

/**
 * A full cusped arch with jambs, and a thin second line outside, around a picture. One group in a view.
 *
 * @example
 * <PictureArch shape="tall">
 *   <img src="/covers/ferryman.webp" alt="A ferry under a full moon" />
 * </PictureArch>
 */
export function PictureArch({ children, shape = 'wide', ...rest }: PictureArchProps) {
  const id = useId();
  const { width, height, opening, outerLine } = frames[shape];
  const fitted = `scale(${1 / width},${1 / height})`;

  return (
    <PictureArchRoot data-shape={shape} {...rest}>
      <Opening style={{ clipPath: `url(#${id})` }}>{children}</Opening>
      <Lines viewBox={`0 0 ${width} ${height}`} fill="none" stroke="currentColor" aria-hidden>
        <clipPath id={id} clipPathUnits="objectBoundingBox">
          <path d={cuspedOpening(opening)} transform={fitted} />
        </clipPath>
        <path d={cuspedOpening(opening)} strokeWidth="2" vectorEffect="non-scaling-stroke" />
        <path d={cuspedOpening(outerLine)} opacity="0.5" vectorEffect="non-scaling-stroke" />
      </Lines>
    </PictureArchRoot>
  );
}

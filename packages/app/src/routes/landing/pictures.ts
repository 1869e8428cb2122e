import type { LandingPicture, LandingScreenProps } from '@kathaloka/ui';

/** Drawn by `tools/draw-landing.ts`. */
function picture(name: string, alt = ''): LandingPicture {
  return { src: `/landing/${name}.webp`, alt };
}

export const pictures: LandingScreenProps['pictures'] = {
  hero: [
    picture('hero-patua', 'A peacock in full display beside a smiling sun, as a patua paints it'),
    picture('hero-palace', 'Two people before a great brass lamp, lit wick by wick'),
    picture('hero-temple', 'Three temple towers over a row of lit arches, as on the wall of a cave'),
  ],
  whatIs: picture(
    'ferry',
    'A lamp with many flames by a river under a full moon, and two people who look at it',
  ),
  leaves: [
    picture('leaf-choose'),
    picture('leaf-begin'),
    picture('leaf-decide'),
    picture('leaf-free'),
    picture('leaf-picture'),
    picture('leaf-end'),
  ],
  painters: [
    picture('painter-vishvakarma'),
    picture('painter-chitrakar'),
    picture('painter-ajanta'),
    picture('painter-ravivarma'),
  ],
  begin: picture('begin', 'A tall temple mirrored in still water'),
};

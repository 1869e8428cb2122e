import type { LandingPicture, LandingScreenProps, Words } from '@kathaloka/ui';

/** A picture drawn by `tools/draw-landing.ts`. */
function picture(name: string, alt = ''): LandingPicture {
  return { src: `/landing/${name}.webp`, alt };
}

/** The pictures of the landing page, described in the language of its words. */
export const picturesIn = ({
  hero,
  ferry,
  temple,
}: Words['landing']['pictures']): LandingScreenProps['pictures'] => ({
  hero: [picture('hero-patua', hero[0]), picture('hero-palace', hero[1]), picture('hero-temple', hero[2])],
  whatIs: picture('ferry', ferry),
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
  begin: picture('begin', temple),
});

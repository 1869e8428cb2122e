/** The breakpoints. Styles are written for a phone first; each query adds to the smaller sizes. */
export const media = {
  compact: '@media (min-width: 641px)',
  desktop: '@media (min-width: 1024px)',
  wide: '@media (min-width: 1440px)',
  hover: '@media (hover: hover)',
  touch: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  /** For the first and last styles of a transition: otherwise reduced motion shows a frame of them. */
  motion: '@media (prefers-reduced-motion: no-preference)',
  forcedColours: '@media (forced-colors: active)',
} as const;

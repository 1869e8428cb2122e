/** Where the layout changes. Styles are written for a phone first; each query adds to what is smaller. */
export const media = {
  compact: '@media (min-width: 641px)',
  desktop: '@media (min-width: 1024px)',
  wide: '@media (min-width: 1440px)',
  touch: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  /** Around the first and last style of what fades or slides: without it, a layer is invisible for a frame all the same. */
  motion: '@media (prefers-reduced-motion: no-preference)',
  forcedColours: '@media (forced-colors: active)',
} as const;

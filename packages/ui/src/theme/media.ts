/** Where the layout changes. Styles are written for a phone first; each query adds to what is smaller. */
export const media = {
  compact: '@media (min-width: 641px)',
  desktop: '@media (min-width: 1024px)',
  wide: '@media (min-width: 1440px)',
  touch: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColours: '@media (forced-colors: active)',
} as const;

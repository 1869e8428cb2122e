/** Steps between the breakpoints, for parts of a page that need them. */
export const finerMedia = {
  /** The smallest phones. */
  tiny: '@media (max-width: 360px)',
  /** A tablet whose margin has no room for notes. */
  smallTablet: '@media (min-width: 641px) and (max-width: 760px)',
  /** From here on two columns of a form fit, and all labels of the play bar. */
  roomy: '@media (min-width: 940px)',
  /** A window at 200 % zoom, or a small phone with its browser's bars: margins around a text shrink. */
  low: '@media (max-height: 560px)',
  /** A phone, where parts are collapsed that stay open in other low windows. */
  small: '@media (max-width: 640px)',
  /** A phone in either orientation. */
  smallOrLow: '@media (max-width: 640px), (max-height: 560px)',
  /** A phone in landscape orientation. */
  veryShort: '@media (max-height: 460px)',
  /** Scripts are disabled. */
  withoutScripts: '@media (scripting: none)',
} as const;

/** For container queries on the inline size, and on both sizes. */
export const container = {
  medium: '@container (min-width: 660px)',
  wide: '@container (min-width: 860px)',
  /** What is left of a page has no room for a picture. */
  flat: '@container (max-height: 80px)',
} as const;

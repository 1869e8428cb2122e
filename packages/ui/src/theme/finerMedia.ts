/** Steps between the breakpoints, where one part of a page needs them. */
export const finerMedia = {
  /** The smallest phones. */
  tiny: '@media (max-width: 360px)',
  /** A tablet whose margin has no room for notes. */
  smallTablet: '@media (min-width: 641px) and (max-width: 760px)',
  /** From here on two columns of a form, or all words of the play bar, fit. */
  roomy: '@media (min-width: 940px)',
  short: '@media (max-height: 700px)',
  smallOrShort: '@media (max-height: 700px), (max-width: 640px)',
  /** A window at 200 %, or a small phone with its browser's bars: what is around a text takes less. */
  low: '@media (max-height: 560px)',
  /** A phone, for what it folds that is open in any other low window. */
  small: '@media (max-width: 640px)',
  /** A phone, whichever way it is held. */
  smallOrLow: '@media (max-width: 640px), (max-height: 560px)',
  /** A phone on its side. */
  veryShort: '@media (max-height: 460px)',
  /** No script will come. */
  withoutScripts: '@media (scripting: none)',
} as const;

/** For what asks how wide its own container is. */
export const container = {
  medium: '@container (min-width: 660px)',
  wide: '@container (min-width: 860px)',
} as const;

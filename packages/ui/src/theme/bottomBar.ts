import { finerMedia } from './finerMedia.ts';

/** A bar that sticks to the bottom of the window. In a low window it would cover too much, so there it is at the end of the page. */
export const bottomBar = `
  position: sticky;
  z-index: var(--kl-z-raised);
  inset-block-end: 0;

  ${finerMedia.veryShort} {
    position: static;
  }
`;

/** For the part of a page with such a bar: a focused element is never scrolled under it. */
export const clearOfBottomBar = `
  & :is(a, button, input, select, textarea, summary, [tabindex]) {
    scroll-margin-block-end: 144px;
  }
`;

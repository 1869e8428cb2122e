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

/**
 * For the part of a page with such a bar: neither a focused element nor the line that is being written is scrolled under
 * it. A margin of the elements would not count for a line of a long text.
 */
export const clearOfBottomBar = `
  html:has(&) {
    scroll-padding-block-end: 144px;

    ${finerMedia.veryShort} {
      scroll-padding-block-end: 0;
    }
  }
`;

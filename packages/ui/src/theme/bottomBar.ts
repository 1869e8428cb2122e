import { finerMedia } from './finerMedia.ts';

/** A bar that sticks to the bottom of the window; in a low window it is at the end of the page. */
export const bottomBar = `
  position: sticky;
  z-index: var(--kl-z-raised);
  inset-block-end: 0;

  ${finerMedia.veryShort} {
    position: static;
  }
`;

/**
 * For the part of a page that has a bottom bar: neither a focused element nor a line being typed is scrolled
 * under it. A scroll margin of elements would not apply to a line of a long text.
 */
export const clearOfBottomBar = `
  html:has(&) {
    scroll-padding-block-end: 144px;

    ${finerMedia.veryShort} {
      scroll-padding-block-end: 0;
    }
  }
`;

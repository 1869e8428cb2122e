import { finerMedia } from './finerMedia.ts';

/** A bar that stays in sight at the bottom of the window. Where the window is low it would cover too much: there it ends its page. */
export const bottomBar = `
  position: sticky;
  z-index: var(--kl-z-raised);
  inset-block-end: 0;

  ${finerMedia.veryShort} {
    position: static;
  }
`;

/** For the part of a page that such a bar belongs to: what takes focus never comes to rest under it. */
export const clearOfBottomBar = `
  :is(a, button, input, select, textarea, summary, [tabindex]) {
    scroll-margin-block-end: 144px;
  }
`;

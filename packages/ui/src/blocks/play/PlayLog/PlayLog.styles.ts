import styled from '../../../theme/styled.ts';
import { finerMedia } from '../../../theme/finerMedia.ts';
import { media } from '../../../theme/media.ts';
import { focusRingInside } from '../../../theme/attention.ts';
import { plainButton } from '../../../theme/elements.ts';

export const LogFrame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
`;

/**
 * The scrolling log, as high as the specification says if the screen has room. Scroll anchoring is off: it
 * would leave the newest turn below the edge when a font loads.
 */
export const Scroller = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  max-block-size: max(calc(100dvh - var(--kl-log-below)), var(--kl-log-min));
  overflow: hidden auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  border-radius: var(--kl-radius-10);
  background: var(--kl-surface-1);
  scrollbar-width: thin;
  scrollbar-color: var(--kl-line-strong) transparent;

  &:focus-visible {
    ${focusRingInside}
  }
`;

/** The page of the log. */
export const Leaf = styled.div`
  --kl-gutter-width: 0px;
  position: relative;
  min-inline-size: 0;
  display: flex;
  flex-direction: column;
  gap: var(--kl-size-18);
  min-block-size: 100%;
  padding: var(--kl-size-18) var(--kl-size-26) var(--kl-size-20);

  ${media.compact} {
    --kl-gutter-width: var(--kl-size-36);
    padding: var(--kl-size-32) var(--kl-size-96) var(--kl-size-40);
  }
  ${finerMedia.smallTablet} {
    padding-inline: var(--kl-size-72) var(--kl-size-48);
  }
  ${finerMedia.low} {
    padding-block: var(--kl-size-10);
  }
`;

export const Way = styled.div`
  display: grid;
  justify-items: center;
`;

export const Kolam = styled.div`
  display: grid;
  justify-items: center;
  padding-block-start: var(--kl-size-4);
  color: var(--kl-gold);
  opacity: 0.75;
  /* Lets presses through to the menu button of the newest turn, which overlaps this element. */
  pointer-events: none;
`;

/** Under the divider, in the language of the page. */
export const PageFoot = styled.div`
  display: grid;
  justify-items: center;
  min-inline-size: 0;
  margin-block: calc(-1 * var(--kl-size-14));
  margin-inline: calc(-1 * var(--kl-size-14));

  &[data-waiting] {
    visibility: hidden;
  }
`;

/** The button that appears if the tale continues while the reader has scrolled up. */
export const NewButton = styled.button`
  ${plainButton}
  position: absolute;
  z-index: var(--kl-z-raised);
  inset-block-end: var(--kl-size-12);
  inset-inline: 0;
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-8);
  inline-size: max-content;
  min-block-size: var(--kl-ctl);
  margin-inline: auto;
  padding-inline: var(--kl-size-18);
  border-radius: var(--kl-radius-pill);
  background: var(--kl-gold);
  box-shadow: var(--kl-shadow-2);
  color: var(--kl-on-gold);
  font-weight: 600;

  &:hover {
    background: var(--kl-gold-hover);
  }
`;

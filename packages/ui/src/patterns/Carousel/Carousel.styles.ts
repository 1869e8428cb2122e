import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';

export const CarouselRoot = styled.section`
  min-inline-size: 0;
`;

export const Header = styled.div`
  display: flex;
  align-items: center;
  gap: var(--kl-size-6);
  min-block-size: var(--kl-ctl);
  margin-block-end: var(--kl-size-18);

  > * {
    min-inline-size: 0;
  }

  ${media.compact} {
    gap: var(--kl-size-14);
  }
`;

export const Controls = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--kl-size-6);
  margin-inline-start: auto;

  ${media.compact} {
    gap: var(--kl-size-14);
  }
`;

/**
 * The list extends to the edge of the page, which clips the slides. (An empty `list-style` keeps it a list
 * for VoiceOver, which `none` does not.)
 */
export const Scroller = styled.ul`
  --kl-bleed: var(--kl-gutter);
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: var(--kl-slide-size, 78%);
  gap: var(--kl-slide-gap, var(--kl-size-14));
  margin: calc(-1 * var(--kl-size-10)) calc(-1 * var(--kl-bleed));
  padding: var(--kl-size-10) var(--kl-bleed);
  list-style: '';
  overflow: auto hidden;
  overscroll-behavior-inline: contain;
  scroll-padding-inline: var(--kl-bleed);
  scroll-snap-type: inline mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;

  ${media.wide} {
    --kl-bleed: var(--kl-size-10);
  }
`;

export const Slide = styled.li`
  display: grid;
  min-inline-size: 0;
  scroll-snap-align: start;
`;

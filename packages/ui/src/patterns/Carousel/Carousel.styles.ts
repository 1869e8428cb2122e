import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

export const CarouselRoot = styled.section`
  min-inline-size: 0;
`;

export const Header = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  min-block-size: var(--ctl);
  margin-block-end: 18px;

  > * {
    min-inline-size: 0;
  }

  ${media.compact} {
    gap: 14px;
  }
`;

export const Controls = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  margin-inline-start: auto;

  ${media.compact} {
    gap: 14px;
  }
`;

/** It bleeds to the edge of the page, so that a slide is cut by the page and not by a line in the air.
 * (An empty `list-style` keeps it a list for VoiceOver, which `none` does not.) */
export const Scroller = styled.ul`
  --bleed: var(--gutter);
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: var(--slide-size, 78%);
  gap: var(--slide-gap, 14px);
  margin: -10px calc(-1 * var(--bleed));
  padding: 10px var(--bleed);
  list-style: '';
  overflow: auto hidden;
  overscroll-behavior-inline: contain;
  scroll-padding-inline: var(--bleed);
  scroll-snap-type: inline mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;

  ${media.wide} {
    --bleed: 10px;
  }
`;

export const Slide = styled.li`
  display: grid;
  min-inline-size: 0;
  scroll-snap-align: start;
`;

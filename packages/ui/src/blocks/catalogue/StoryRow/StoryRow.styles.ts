import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

/**
 * How many cards are seen at once: one and a peek, 2.4, 3.18, four.
 * A row that is far below costs nothing until it comes near: no layout, no pictures, none of the fonts that its titles
 * ask for. A page whose heights have to be true sets `data-settled` on its root. What lies at the edges of a row is
 * painted into its margins.
 */
export const RowRoot = styled.div`
  --slide-gap: 14px;
  --slide-size: 78%;
  min-inline-size: 0;
  margin: -12px calc(-1 * var(--gutter));
  padding: 12px var(--gutter);
  content-visibility: auto;
  contain-intrinsic-block-size: auto 520px;

  [data-settled] & {
    content-visibility: visible;
  }

  ${media.compact} {
    --slide-gap: 20px;
    --slide-size: calc((100% - 40px) / 2.4);
  }
  ${media.desktop} {
    --slide-size: calc((100% - 40px) / 3.18);
  }
  ${media.wide} {
    --slide-size: calc((100% - 60px) / 4);
  }
`;

export const Heading = styled.div`
  flex: 1;
  display: flex;
  align-items: center;
  gap: 6px;
  min-block-size: var(--ctl);
  min-inline-size: 0;

  ${media.compact} {
    gap: 14px;
  }
`;

/** A phone has no room for it beside a title and three controls. */
export const Flower = styled.span`
  display: none;
  flex: none;
  color: var(--gold);

  ${media.compact} {
    display: block;
  }
`;

/** Eczar sits high in its box; the padding brings it to the middle of the line. */
export const Title = styled.h2`
  padding-block-start: 0.14em;
  font-size: var(--fs-22);

  ${media.compact} {
    font-size: var(--fs-28);
  }
`;

export const DottedLine = styled.span`
  flex: 1;
  block-size: 8px;
  background: radial-gradient(circle, var(--gold) 1.3px, transparent 1.6px) 0 50% / 14px 8px repeat-x;
  opacity: 0.5;
`;

export const Places = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: var(--slide-size);
  gap: var(--slide-gap);
  margin-block-start: 18px;
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  overflow: hidden;
`;

import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { plainHeading } from '../../../theme/elements.ts';

/**
 * The row. Depending on its width, it shows one card that fills it, 2.4 cards, 3.18 or four; fewer cards share its
 * width. Far below the fold it is not rendered: no layout, no images, no fonts for its titles. A page that needs exact heights
 * sets `data-settled` on its root. The margins leave room for overflow at the edges.
 */
export const RowRoot = styled.div`
  --kl-slide-gap: var(--kl-size-10);
  --kl-slide-size: 100%;
  min-inline-size: 0;
  margin: calc(-1 * var(--kl-size-12)) calc(-1 * var(--kl-gutter));
  padding: var(--kl-size-12) var(--kl-gutter);
  content-visibility: auto;
  contain-intrinsic-block-size: auto 520px;

  [data-settled] & {
    content-visibility: visible;
  }

  ${media.compact} {
    --kl-slide-gap: var(--kl-size-20);
    --kl-slide-size: calc((100% - var(--kl-size-40)) / 2.4);
  }
  ${media.desktop} {
    --kl-slide-size: calc((100% - var(--kl-size-40)) / 3.18);
  }
  ${media.wide} {
    --kl-slide-size: calc((100% - var(--kl-size-64)) / 4);
  }
  ${media.compact} {
    &[data-cards='1'] {
      --kl-slide-size: 100%;
    }
    &[data-cards='2'] {
      --kl-slide-size: calc((100% - var(--kl-size-20)) / 2);
    }
  }
  ${media.desktop} {
    &[data-cards='3'] {
      --kl-slide-size: calc((100% - var(--kl-size-40)) / 3);
    }
  }
`;

export const Heading = styled.div`
  flex: 1;
  display: flex;
  align-items: center;
  gap: var(--kl-size-6);
  min-block-size: var(--kl-ctl);
  min-inline-size: 0;

  ${media.compact} {
    gap: var(--kl-size-14);
  }
`;

/** The lotus; a phone has no room for it. */
export const Flower = styled.span`
  display: none;
  flex: none;
  color: var(--kl-gold);

  ${media.compact} {
    display: block;
  }
`;

/** The title. Eczar sits high in its box, so padding centres it. */
export const Title = styled.h2`
  ${plainHeading}
  padding-block-start: 0.14em;
  font-size: var(--kl-fs-22);

  ${media.compact} {
    font-size: var(--kl-fs-28);
  }
`;

export const DottedLine = styled.span`
  flex: 1;
  block-size: var(--kl-size-8);
  background: radial-gradient(circle, var(--kl-gold) 1.3px, transparent 1.6px) 0 50% / 14px 8px repeat-x;
  opacity: 0.5;
`;

export const Places = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: var(--kl-slide-size);
  gap: var(--kl-slide-gap);
  margin-block-start: var(--kl-size-18);
  margin-inline: calc(-1 * var(--kl-gutter));
  padding-inline: var(--kl-gutter);
  overflow: hidden;
`;

import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';
import { plainHeading } from '../../theme/elements.ts';

export const ProgressRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--kl-size-24);
  padding-block: var(--kl-size-20) var(--kl-size-48);

  ${media.compact} {
    padding-block: var(--kl-size-36) var(--kl-size-64);
  }
`;

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-12);

  svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const Title = styled.h1`
  ${plainHeading}
  padding-block-start: 0.1em;
  font-size: var(--kl-fs-30);

  ${media.compact} {
    font-size: var(--kl-fs-44);
  }
`;

/** One row that wraps, with icons where there is room. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-8);

  svg {
    display: none;
  }
  ${media.compact} {
    svg {
      display: inline;
    }
  }
`;

export const Reset = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-8);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);

  > :where(svg) {
    flex: none;
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-16);
  }
`;

/** A placeholder about as wide as the text, so that the line also wraps while loading. */
export const ResetPlace = styled.span`
  inline-size: 12em;
  block-size: 1lh;
`;

import styled from '@emotion/styled';
import { Link } from '../../primitives/Link/Link.tsx';
import { plainHeading, plainLink } from '../../theme/elements.ts';
import { media } from '../../theme/media.ts';

export const AccountRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--kl-size-24);
  padding-block: var(--kl-size-20) var(--kl-size-48);

  ${media.compact} {
    padding-block: var(--kl-size-32) var(--kl-size-64);
  }
`;

export const BackLink = styled(Link)`
  ${plainLink}
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-8);
  min-block-size: var(--kl-ctl);
  color: var(--kl-text-soft);

  &:hover {
    color: var(--kl-gold-text);
  }
  svg {
    color: var(--kl-gold-text);
  }
  svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const Title = styled.h1`
  ${plainHeading}
  font-size: var(--kl-fs-38);
`;

/** Two columns where there is room, filled one after the other: the parts differ much in height. */
export const Parts = styled.div`
  columns: 1;
  column-gap: var(--kl-size-24);

  > * {
    margin-block-end: var(--kl-size-24);
    break-inside: avoid;
  }
  ${media.desktop} {
    columns: 2;
  }
`;

import styled from '../../theme/styled.ts';
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

/** Two columns on a wide screen, filled one after the other: the heights of the parts differ too much for a grid. */
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

import styled from '@emotion/styled';
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

/** Two columns where there is room, each as long as what it holds. */
export const Account = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--kl-size-24);

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';

export const LayoutRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  align-items: start;
  gap: var(--kl-size-24);
  padding-block: var(--kl-size-24) var(--kl-size-48);

  ${media.desktop} {
    grid-template-columns: 264px minmax(0, 1fr);
    gap: clamp(var(--kl-size-40), 5vw, var(--kl-size-72));
    padding-block: var(--kl-size-56) var(--kl-size-64);
  }
`;

export const End = styled.div`
  display: grid;
  justify-items: center;
  max-inline-size: var(--kl-measure);
  margin-block: var(--kl-size-8) var(--kl-size-36);
  color: var(--kl-gold);
  font-size: var(--kl-fs-19);
`;

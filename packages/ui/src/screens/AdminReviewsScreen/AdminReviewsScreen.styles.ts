import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--kl-size-20);

  ${media.desktop} {
    grid-template-columns: 320px minmax(0, 1fr);
  }
  ${media.wide} {
    grid-template-columns: 380px minmax(0, 1fr);
  }
`;

export const Place = styled.div`
  position: relative;
  display: grid;
  gap: var(--kl-size-12);
  padding: var(--kl-size-24);
  border-radius: var(--kl-radius-10);
  background: var(--kl-surface-1);
`;

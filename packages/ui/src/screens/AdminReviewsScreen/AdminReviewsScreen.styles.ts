import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 20px;

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
  gap: var(--s-3);
  padding: var(--s-5);
  border-radius: 10px;
  background: var(--surface-1);
`;

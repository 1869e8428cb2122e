import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const LayoutRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  align-items: start;
  gap: 24px;
  padding-block: 24px var(--s-7);

  ${media.desktop} {
    grid-template-columns: 264px minmax(0, 1fr);
    gap: clamp(40px, 5vw, 72px);
    padding-block: 52px var(--s-8);
  }
`;

export const End = styled.div`
  display: grid;
  justify-items: center;
  max-inline-size: var(--measure);
  margin-block: 8px 36px;
  color: var(--gold);
  font-size: 1.1875rem;
`;

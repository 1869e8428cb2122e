import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const RowRoot = styled.div`
  --slide-gap: var(--s-4);
  --slide-size: min(80%, 276px);
  min-inline-size: 0;

  ${media.compact} {
    --slide-size: 276px;
  }
`;

export const Tally = styled.p`
  color: var(--text-mute);
  font-size: var(--fs-14);
`;

export const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  margin-block-end: var(--s-3);
`;

import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

export const PanelRoot = styled.section`
  min-inline-size: 0;
  padding: 18px 16px;
  border-radius: var(--r-3);
  background: var(--surface-1);

  ${media.compact} {
    padding: var(--s-5);
  }
`;

export const PanelHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-3);
  margin-block-end: 14px;
`;

export const PanelTitle = styled.h2`
  font-size: var(--fs-22);
`;

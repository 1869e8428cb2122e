import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const Columns = styled.div`
  column-gap: 36px;

  ${media.compact} {
    columns: 2;
  }
`;

export const Group = styled.section`
  break-inside: avoid;
  margin-block-end: var(--s-4);
`;

export const GroupTitle = styled.h3`
  color: var(--gold-text);
  font-size: var(--fs-18);
`;

export const Rows = styled.dl`
  margin: 0;
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  min-block-size: 40px;
  padding-block: 4px;
  border-block-end: 1px solid var(--line);

  &:last-child {
    border: 0;
  }
`;

export const Keys = styled.dd`
  display: flex;
  flex: none;
  gap: 5px;
  margin: 0;
`;

export const Aside = styled.p`
  color: var(--text-mute);
  font-size: var(--fs-13);
`;

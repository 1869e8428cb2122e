import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

/** Beside the title, and in sight however far the keys were scrolled. */
export const Corner = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: 8px;
  display: flex;
  justify-content: end;
  block-size: 56px;
  margin: -56px -10px 0;
  pointer-events: none;

  > button {
    background: var(--surface-1);
    pointer-events: auto;
  }
`;

export const Columns = styled.div`
  column-gap: 48px;

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
  margin-block-start: var(--s-3);
  color: var(--text-mute);
  font-size: var(--fs-13);
  text-wrap: pretty;
`;

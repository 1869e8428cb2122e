import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

export const Tiles = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);

  ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 380px;
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 440px;
  }
`;

export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
`;

export const Place = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s-3);
  min-block-size: 132px;
  padding: 20px 22px;
  border-radius: var(--r-2);
  background: var(--surface-1);

  &[data-tall] {
    grid-template-rows: 1fr;
    block-size: 380px;
    align-content: stretch;
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: '';

  > li + li {
    border-block-start: 1px solid var(--line);
  }
`;

export const WaitingItem = styled.li`
  padding-block: 10px;
`;

export const Title = styled.b`
  display: block;
  font: 600 1.0625rem / var(--lh-title) var(--font-title);
  overflow-wrap: anywhere;
`;

export const Meta = styled.small`
  color: var(--text-mute);
  font-size: var(--fs-13);
`;

export const Quiet = styled.span`
  color: var(--text-mute);
`;

export const ModelItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--s-3);
  min-block-size: 44px;
  padding-block: 6px;
  font-size: var(--fs-14);
  font-variant-numeric: tabular-nums;

  > :last-child {
    flex: 1;
    text-align: end;
    white-space: nowrap;
  }
`;

export const ModelName = styled.b`
  inline-size: 96px;
  font-weight: 600;
`;

export const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 104px;
  color: var(--warning-text);

  &[data-well] {
    color: var(--success-text);
  }
  > .lucide {
    inline-size: 16px;
    block-size: 16px;
  }
`;

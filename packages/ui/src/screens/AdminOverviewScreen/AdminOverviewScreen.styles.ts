import { plainList } from '../../theme/elements.ts';
import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';

export const Tiles = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-16);

  ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.wide} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-16);

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
  gap: var(--kl-size-16);
`;

export const Place = styled.div`
  display: grid;
  align-content: start;
  gap: var(--kl-size-12);
  min-block-size: 132px;
  padding: var(--kl-size-20) var(--kl-size-22);
  border-radius: var(--kl-radius-8);
  background: var(--kl-surface-1);

  &[data-tall] {
    grid-template-rows: 1fr;
    block-size: 380px;
    align-content: stretch;
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${plainList}

  > li + li {
    border-block-start: var(--kl-hairline) solid var(--kl-line);
  }
`;

export const WaitingItem = styled.li`
  padding-block: var(--kl-size-10);
`;

export const Quiet = styled.span`
  color: var(--kl-text-mute);
`;

export const ModelItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-2) var(--kl-size-12);
  min-block-size: var(--kl-size-44);
  padding-block: var(--kl-size-6);
  font-size: var(--kl-fs-14);
  font-variant-numeric: tabular-nums;

  > :last-child {
    flex: 1;
    text-align: end;
    white-space: nowrap;
  }
`;

export const ModelName = styled.b`
  inline-size: var(--kl-size-96);
  font-weight: 600;
`;

import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const Costs = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: '';
`;

export const Cost = styled.li`
  display: grid;
  grid-template-columns: 26px minmax(0, 1fr) 148px;
  align-items: center;
  gap: 12px;
  padding-block: 10px;
  border-block-start: 1px solid var(--line);

  &:first-of-type {
    border: 0;
    padding-block-start: 0;
  }
  > .lucide {
    color: var(--gold-text);
  }
  > .lucide[data-directional]:dir(rtl) {
    transform: scaleX(-1);
  }
  ${media.compact} {
    grid-template-columns: 26px minmax(0, 1fr) 168px;
    gap: 16px;
  }
`;

export const CostText = styled.div`
  font-weight: 600;
`;

export const Does = styled.small`
  display: block;
  color: var(--text-mute);
  font-size: var(--fs-13);
  font-weight: 400;
`;

export const Fixed = styled.span`
  display: grid;
  align-items: center;
  min-block-size: 46px;
  color: var(--text-soft);
  font-weight: 600;
  text-align: center;
`;

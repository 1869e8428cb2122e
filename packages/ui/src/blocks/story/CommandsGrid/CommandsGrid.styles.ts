import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const Heading = styled.h2`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-block-end: 16px;
  font-size: var(--fs-24);

  > svg {
    flex: none;
    color: var(--gold);
  }
`;

export const Grid = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: '';

  ${media.compact} {
    grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  }
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  align-items: center;
  gap: 14px;
  min-block-size: 66px;
  padding: 10px 16px;
  border-radius: var(--r-2);
  background: var(--surface-1);

  > .lucide {
    inline-size: 20px;
    block-size: 20px;
    color: var(--gold-text);
  }
  &[data-directional]:dir(rtl) > .lucide {
    transform: scaleX(-1);
  }
`;

export const Words = styled.div`
  line-height: 1.4;
  overflow-wrap: anywhere;

  > strong {
    display: block;
    font-weight: 600;
  }
  > small {
    color: var(--text-mute);
    font-size: var(--fs-14);
  }
  &:lang(ur) {
    line-height: var(--lh-ui);
  }
`;

export const Cost = styled.span`
  color: var(--gold-text);
  font-size: var(--fs-14);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

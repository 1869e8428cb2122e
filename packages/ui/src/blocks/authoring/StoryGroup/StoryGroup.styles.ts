import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const GroupRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

export const Heading = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  min-block-size: var(--ctl-sm);

  > :not(h2) {
    flex-shrink: 0;
  }
`;

export const Flower = styled.span`
  flex: none;
  color: var(--gold);
`;

export const Title = styled.h2`
  min-inline-size: 0;
  padding-block-start: 0.14em;
  font-size: var(--fs-24);
  overflow-wrap: anywhere;
`;

export const DottedLine = styled.span`
  display: none;
  flex: 1;
  block-size: 8px;
  background: radial-gradient(circle, var(--gold) 1.3px, transparent 1.6px) 0 50% / 14px 8px repeat-x;
  opacity: 0.5;

  ${media.compact} {
    display: block;
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: '';
`;

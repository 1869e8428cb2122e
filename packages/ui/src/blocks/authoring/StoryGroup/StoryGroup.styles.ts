import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { plainHeading, plainList } from '../../../theme/elements.ts';

export const GroupRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-16);
`;

export const Heading = styled.div`
  display: flex;
  align-items: center;
  gap: var(--kl-size-14);
  min-block-size: var(--kl-ctl-sm);

  > :not(h2) {
    flex-shrink: 0;
  }
`;

export const Flower = styled.span`
  flex: none;
  color: var(--kl-gold);
`;

export const Title = styled.h2`
  ${plainHeading}
  min-inline-size: 0;
  padding-block-start: 0.14em;
  font-size: var(--kl-fs-24);
  overflow-wrap: anywhere;
`;

export const DottedLine = styled.span`
  display: none;
  flex: 1;
  block-size: var(--kl-size-8);
  background: radial-gradient(circle, var(--kl-gold) 1.3px, transparent 1.6px) 0 50% / 14px 8px repeat-x;
  opacity: 0.5;

  ${media.compact} {
    display: block;
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-12);
  ${plainList}
`;

import { plainList } from '../../../theme/elements.ts';
import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';

export const Costs = styled.ul`
  display: grid;
  ${plainList}
`;

export const Cost = styled.li`
  display: grid;
  grid-template-columns: var(--kl-size-26) minmax(0, 1fr) 148px;
  align-items: center;
  gap: var(--kl-size-12);
  padding-block: var(--kl-size-10);
  border-block-start: var(--kl-hairline) solid var(--kl-line);

  &:first-of-type {
    border: 0;
    padding-block-start: 0;
  }
  > svg {
    color: var(--kl-gold-text);
  }
  > svg[data-directional]:dir(rtl) {
    transform: scaleX(-1);
  }
  ${media.compact} {
    grid-template-columns: var(--kl-size-26) minmax(0, 1fr) 168px;
    gap: var(--kl-size-16);
  }
`;

export const CostText = styled.div`
  font-weight: 600;
`;

export const Does = styled.small`
  display: block;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  font-weight: 400;
`;

export const Fixed = styled.span`
  display: grid;
  align-items: center;
  min-block-size: var(--kl-size-48);
  color: var(--kl-text-soft);
  font-weight: 600;
  text-align: center;
`;

import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { plainHeading, plainList } from '../../../theme/elements.ts';

export const Heading = styled.h2`
  ${plainHeading}
  display: flex;
  align-items: center;
  gap: var(--kl-size-12);
  margin-block-end: var(--kl-size-16);
  font-size: var(--kl-fs-24);

  > svg {
    flex: none;
    color: var(--kl-gold);
  }
`;

export const Grid = styled.ul`
  display: grid;
  gap: var(--kl-size-12);
  ${plainList}

  ${media.compact} {
    grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  }
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: var(--kl-size-24) minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--kl-size-14);
  min-block-size: var(--kl-size-64);
  padding: var(--kl-size-10) var(--kl-size-16);
  border-radius: var(--kl-radius-8);
  background: var(--kl-surface-1);

  > svg {
    inline-size: var(--kl-size-20);
    block-size: var(--kl-size-20);
    color: var(--kl-gold-text);
  }
  &[data-directional]:dir(rtl) > svg {
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
    color: var(--kl-text-mute);
    font-size: var(--kl-fs-14);
  }
  &:lang(ur) {
    line-height: var(--kl-lh-ui);
  }
`;

export const Cost = styled.span`
  color: var(--kl-gold-text);
  font-size: var(--kl-fs-14);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { plainHeading } from '../../../theme/elements.ts';

export const Items = styled.ul`
  display: grid;
  gap: var(--kl-size-18);
  margin: var(--kl-size-26) 0 0;
  padding: 0;
  list-style: '';

  ${media.compact} {
    grid-template-columns: 1fr 1fr;
    gap: var(--kl-size-40) var(--kl-size-48);
    margin-block-start: var(--kl-size-44);
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
    gap: clamp(var(--kl-size-32), 7dvh, var(--kl-size-72)) var(--kl-size-64);
    margin-block-start: clamp(var(--kl-size-32), 8dvh, var(--kl-size-72));
  }
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: var(--kl-size-32) minmax(0, 1fr);
  align-content: start;
  gap: var(--kl-size-2) var(--kl-size-16);

  > svg {
    grid-row: span 2;
    inline-size: var(--kl-size-28);
    block-size: var(--kl-size-28);
    margin-block-start: var(--kl-size-2);
    color: var(--kl-gold-text);
    stroke-width: 1.5;
  }
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--kl-size-10);

    > svg {
      inline-size: var(--kl-size-36);
      block-size: var(--kl-size-36);
    }
  }
`;

export const ItemTitle = styled.h3`
  ${plainHeading}
  font-size: var(--kl-fs-20);

  ${media.compact} {
    font-size: var(--kl-fs-24);
  }
`;

export const ItemText = styled.p`
  max-inline-size: 24em;
  color: var(--kl-text-soft);
  font: 400 var(--kl-fs-16) / 1.45 var(--kl-font-tale);
  text-wrap: pretty;

  ${media.compact} {
    font-size: var(--kl-fs-18);
    line-height: 1.6;
  }
  &:not(:lang(en)) {
    line-height: var(--kl-lh-tale);
  }
`;

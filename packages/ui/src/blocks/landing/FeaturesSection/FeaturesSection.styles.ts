import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { plainHeading } from '../../../theme/elements.ts';

export const Items = styled.ul`
  display: grid;
  gap: clamp(var(--kl-size-4), 7dvh - var(--kl-size-40), var(--kl-size-20));
  margin: clamp(var(--kl-size-8), 2.6dvh, var(--kl-size-26)) 0 0;
  padding: 0;
  list-style: '';

  ${media.compact} {
    grid-template-columns: 1fr 1fr;
    gap: var(--kl-size-40) var(--kl-size-48);
    margin-block-start: var(--kl-size-44);
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
    gap: clamp(var(--kl-size-32), 14dvh - var(--kl-size-64), var(--kl-size-72)) var(--kl-size-64);
    margin-block-start: clamp(var(--kl-size-32), 13dvh - var(--kl-size-44), var(--kl-size-72));
  }
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: var(--kl-size-24) minmax(0, 1fr);
  align-items: center;
  align-content: start;
  gap: 0 var(--kl-size-10);

  > svg {
    inline-size: var(--kl-size-22);
    block-size: var(--kl-size-22);
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
  font-size: clamp(var(--kl-fs-18), 2.5dvh, var(--kl-fs-20));

  &:not(:lang(en)) {
    line-height: calc(var(--kl-lh-title) - 0.2);
  }
  ${media.compact} {
    font-size: var(--kl-fs-24);

    &:not(:lang(en)) {
      line-height: var(--kl-lh-title);
    }
  }
`;

export const ItemText = styled.p`
  grid-column: 1 / -1;
  color: var(--kl-text-soft);
  font: 400 clamp(var(--kl-fs-15), 2.1dvh, var(--kl-fs-16)) / 1.4 var(--kl-font-tale);
  text-wrap: pretty;

  &:not(:lang(en)) {
    font-size: clamp(var(--kl-fs-14), 2.1dvh, var(--kl-fs-16));
    line-height: calc(var(--kl-lh-ui) - 0.15);
  }
  ${media.compact} {
    max-inline-size: 24em;
    font-size: var(--kl-fs-18);
    line-height: 1.6;

    &:not(:lang(en)) {
      font-size: var(--kl-fs-18);
      line-height: var(--kl-lh-tale);
    }
  }
`;

import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const Items = styled.ul`
  display: grid;
  gap: 18px;
  margin: 26px 0 0;
  padding: 0;
  list-style: '';

  ${media.compact} {
    grid-template-columns: 1fr 1fr;
    gap: 40px 48px;
    margin-block-start: 44px;
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
    gap: clamp(32px, 7dvh, 72px) 64px;
    margin-block-start: clamp(32px, 8dvh, 76px);
  }
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: 30px minmax(0, 1fr);
  align-content: start;
  gap: 2px 16px;

  > .lucide {
    grid-row: span 2;
    inline-size: 28px;
    block-size: 28px;
    margin-block-start: 2px;
    color: var(--gold-text);
    stroke-width: 1.5;
  }
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;

    > .lucide {
      inline-size: 36px;
      block-size: 36px;
    }
  }
`;

export const ItemTitle = styled.h3`
  font-size: var(--fs-20);

  ${media.compact} {
    font-size: var(--fs-24);
  }
`;

export const ItemText = styled.p`
  max-inline-size: 24em;
  color: var(--text-soft);
  font: 400 var(--fs-16) / 1.45 var(--font-tale);
  text-wrap: pretty;

  ${media.compact} {
    font-size: 1.125rem;
    line-height: 1.6;
  }
  &:not(:lang(en)) {
    line-height: var(--lh-tale);
  }
`;

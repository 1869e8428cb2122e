import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

export const NotFoundRoot = styled.div`
  display: grid;
  align-items: center;
  gap: var(--s-2);
  padding-block: var(--s-4) var(--s-6);

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 540px);
    gap: var(--s-6) 40px;
  }
`;

export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: 18px;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  inline-size: 100%;
  margin-block-start: var(--s-2);

  > * {
    flex: 1 1 100%;
  }
  ${media.compact} {
    > * {
      flex: none;
    }
  }
`;

export const Code = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  color: var(--gold-text);
  font: 600 1.375rem / 1 var(--font-title);
  font-variant-numeric: tabular-nums;

  svg {
    margin-block-end: 6px;
    color: var(--gold);
  }
`;

export const Title = styled.h1`
  font-size: 2.25rem;
  line-height: calc(var(--lh-title) * 0.92);

  ${media.desktop} {
    font-size: 3.75rem;
  }
`;

export const Text = styled.p`
  max-inline-size: 38em;
  color: var(--text-soft);
  font: 400 1.1875rem / 1.6 var(--font-tale);
  text-wrap: pretty;
`;

/** On a phone the picture stands above the words. */
export const Figure = styled.figure`
  order: -1;
  max-inline-size: 300px;
  margin-inline: auto;

  svg {
    inline-size: 100%;
    block-size: auto;
    color: var(--gold);
  }
  ${media.desktop} {
    order: 0;
    max-inline-size: none;
  }
`;

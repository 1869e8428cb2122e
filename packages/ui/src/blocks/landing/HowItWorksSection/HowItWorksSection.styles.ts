import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const Leaves = styled.ol`
  display: grid;
  gap: 30px;
  margin: clamp(14px, 3dvh, 26px) 0 0;
  padding: 0;
  list-style: '';

  ${media.compact} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
    gap: clamp(16px, 3.6dvh, 34px) 30px;
  }
`;

/** A small screen shows one leaf at a time. The thread runs behind them, from edge to edge. */
export const LeafPlace = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &:not([data-current]) {
    display: none;
  }
  &::before,
  &::after {
    --thread: color-mix(in srgb, var(--gold) 70%, var(--bg));
    content: '';
    position: absolute;
    inset-block-start: 50%;
  }
  &::before {
    inset-inline: -20px;
    block-size: 1.5px;
    background: var(--thread);
  }

  ${media.compact} {
    &:not([data-current]) {
      display: grid;
    }
    &::before {
      inset-inline: -30px;
    }
  }
  ${media.desktop} {
    &:nth-of-type(3n + 1)::before {
      inset-inline-start: -50vw;
    }
    &:nth-of-type(3n)::after {
      inset-inline-end: -34px;
      inline-size: 8px;
      block-size: 8px;
      margin-block-start: -3.5px;
      border-radius: var(--r-pill);
      background: var(--thread);
    }
  }
`;

export const Leaf = styled.div`
  --folio-inset: 26px;
  position: relative;
  display: grid;

  > div {
    --folio-inset: inherit;
    min-block-size: 320px;
    padding-inline: calc(var(--folio-inset) + 30px);
  }

  ${media.compact} {
    --folio-inset: 16px;

    > div {
      min-block-size: min(286px, 30dvh);
      padding-block: clamp(14px, 2.8dvh, 26px);
      padding-inline: calc(var(--folio-inset) + 24px);
    }
  }
  ${media.wide} {
    --folio-inset: 26px;

    > div {
      padding-inline: calc(var(--folio-inset) + 30px);
    }
  }
`;

/** The hole for the string, at both margin rules. */
export const Hole = styled.span`
  position: absolute;
  z-index: 1;
  inset-block-start: calc(50% - 7px);
  inline-size: 14px;
  block-size: 14px;
  border: 1.5px solid var(--rule);
  border-radius: var(--r-pill);
  background: var(--bg);

  &[data-at='start'] {
    inset-inline-start: calc(var(--folio-inset) - 4px);
  }
  &[data-at='end'] {
    inset-inline-end: calc(var(--folio-inset) - 4px);
  }
`;

export const LeafHead = styled.div`
  display: flex;
  justify-content: space-between;
  color: var(--gold-text);
  font: 600 1.125rem / 1.4 var(--font-title);

  > span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  > .lucide {
    inline-size: 26px;
    block-size: 26px;
  }
`;

export const LeafTitle = styled.h3`
  margin-block: 26px 6px;
  font-size: var(--fs-28);

  ${media.compact} {
    margin-block: clamp(2px, 1dvh, 10px) 4px;
    font-size: var(--fs-21);
  }
  ${media.wide} {
    font-size: var(--fs-28);
  }
`;

export const LeafText = styled.p`
  color: var(--text-soft);
  font: 400 1.125rem / 1.5 var(--font-tale);
  text-wrap: pretty;

  ${media.compact} {
    font-size: var(--fs-16);
    line-height: 1.4;
  }
  ${media.wide} {
    font-size: 1.125rem;
    line-height: 1.5;
  }

  &:not(:lang(en)) {
    line-height: var(--lh-tale);
  }
`;

export const Strip = styled.div`
  block-size: 150px;
  margin-block-start: 22px;
  border: 1px solid var(--gold);
  border-radius: 3px;
  overflow: hidden;

  &[data-replaced] {
    display: none;
  }
  ${media.compact} {
    &[data-replaced] {
      display: block;
    }
    block-size: clamp(48px, 9.5dvh, 86px);
    margin-block-start: clamp(8px, 1.8dvh, 16px);
  }
`;

export const Swatches = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px 12px;
  margin-block-start: 18px;

  img,
  svg {
    block-size: auto;
    aspect-ratio: 4 / 3;
    border-radius: 6px;
  }
  figcaption {
    margin-block-start: 2px;
    color: var(--text-soft);
    font: 400 var(--fs-14) / 1.5 var(--font-ui);
  }
  ${media.compact} {
    display: none;
  }
`;

export const Turning = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 20px;
  margin-block-start: 18px;
  color: var(--text-soft);
  font-variant-numeric: tabular-nums;

  ${media.compact} {
    display: none;
  }
`;

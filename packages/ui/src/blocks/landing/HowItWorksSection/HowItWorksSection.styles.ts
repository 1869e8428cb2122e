import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { plainHeading } from '../../../theme/elements.ts';

export const Leaves = styled.ol`
  display: grid;
  gap: var(--kl-size-20);
  margin: clamp(var(--kl-size-8), 5dvh - var(--kl-size-22), var(--kl-size-26)) 0 0;
  padding: 0;
  list-style: '';

  ${media.compact} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
    gap: clamp(var(--kl-size-16), 3.6dvh, var(--kl-size-36)) var(--kl-size-32);
  }
`;

/** A leaf; a small screen shows one at a time. The thread runs behind the leaves, from edge to edge. */
export const LeafPlace = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &:not([data-current]) {
    display: none;
  }
  &::before,
  &::after {
    --kl-thread: color-mix(in srgb, var(--kl-gold) 70%, var(--kl-bg));
    content: '';
    position: absolute;
    inset-block-start: 50%;
  }
  &::before {
    inset-inline: calc(-1 * var(--kl-size-20));
    block-size: var(--kl-edge-ring);
    background: var(--kl-thread);
  }

  ${media.compact} {
    &:not([data-current]) {
      display: grid;
    }
    &::before {
      inset-inline: calc(-1 * var(--kl-size-32));
    }
  }
  ${media.desktop} {
    &:nth-of-type(3n + 1)::before {
      inset-inline-start: -50vw;
    }
    &:nth-of-type(3n)::after {
      inset-inline-end: calc(-1 * var(--kl-size-36));
      inline-size: var(--kl-size-8);
      block-size: var(--kl-size-8);
      margin-block-start: calc(-1 * var(--kl-size-4));
      border-radius: var(--kl-radius-pill);
      background: var(--kl-thread);
    }
  }
`;

export const Leaf = styled.div`
  --kl-text-frame-inset: var(--kl-size-26);
  position: relative;
  display: grid;

  > div {
    --kl-text-frame-inset: inherit;
    padding-inline: calc(var(--kl-text-frame-inset) + var(--kl-size-32));
  }

  ${media.compact} {
    --kl-text-frame-inset: var(--kl-size-16);

    > div {
      padding-block: clamp(var(--kl-size-14), 5dvh - var(--kl-size-20), var(--kl-size-26));
      padding-inline: calc(var(--kl-text-frame-inset) + var(--kl-size-24));
    }
  }
  ${media.desktop} {
    > div {
      min-block-size: min(286px, 30dvh);
    }
  }
  ${media.wide} {
    --kl-text-frame-inset: var(--kl-size-26);

    > div {
      padding-inline: calc(var(--kl-text-frame-inset) + var(--kl-size-32));
    }
  }
`;

/** The hole for the string, at both margin rules. */
export const Hole = styled.span`
  position: absolute;
  z-index: var(--kl-z-above);
  inset-block-start: calc(50% - var(--kl-size-8));
  inline-size: var(--kl-size-14);
  block-size: var(--kl-size-14);
  border: var(--kl-edge-ring) solid var(--kl-rule);
  border-radius: var(--kl-radius-pill);
  background: var(--kl-bg);

  &[data-at='start'] {
    inset-inline-start: calc(var(--kl-text-frame-inset) - var(--kl-size-4));
  }
  &[data-at='end'] {
    inset-inline-end: calc(var(--kl-text-frame-inset) - var(--kl-size-4));
  }
`;

export const LeafHead = styled.div`
  display: flex;
  justify-content: space-between;
  color: var(--kl-gold-text);
  font: 600 var(--kl-fs-18) / 1.4 var(--kl-font-title);

  > span {
    display: inline-flex;
    align-items: center;
    gap: var(--kl-size-8);
  }
  > svg {
    inline-size: var(--kl-size-26);
    block-size: var(--kl-size-26);
  }
`;

export const LeafTitle = styled.h3`
  ${plainHeading}
  margin-block: clamp(var(--kl-size-4), 7dvh - var(--kl-size-36), var(--kl-size-26)) var(--kl-size-6);
  font-size: clamp(var(--kl-fs-24), 3.4dvh, var(--kl-fs-28));

  ${media.compact} {
    margin-block: clamp(var(--kl-size-2), 1dvh, var(--kl-size-10)) var(--kl-size-4);
    font-size: var(--kl-fs-21);
  }
  ${media.wide} {
    font-size: var(--kl-fs-28);
  }
`;

export const LeafText = styled.p`
  color: var(--kl-text-soft);
  font: 400 clamp(var(--kl-fs-16), 2.5dvh, var(--kl-fs-18)) / 1.5 var(--kl-font-tale);
  text-wrap: pretty;

  ${media.compact} {
    font-size: var(--kl-fs-16);
    line-height: 1.4;
  }
  &:not(:lang(en)) {
    line-height: var(--kl-lh-ui);
  }
  ${media.wide} {
    font-size: var(--kl-fs-18);
    line-height: 1.5;

    &:not(:lang(en)) {
      line-height: var(--kl-lh-tale);
    }
  }
`;

export const Strip = styled.div`
  block-size: clamp(var(--kl-size-48), 36dvh - 150px, 150px);
  margin-block-start: clamp(var(--kl-size-10), 2.6dvh, var(--kl-size-22));
  border: var(--kl-hairline) solid var(--kl-gold);
  border-radius: var(--kl-radius-4);
  overflow: hidden;

  &[data-replaced] {
    display: none;
  }
  ${media.compact} {
    &[data-replaced] {
      display: block;
    }
    block-size: var(--kl-size-40);
    margin-block-start: clamp(var(--kl-size-8), 1.8dvh, var(--kl-size-16));
  }
  ${media.desktop} {
    block-size: clamp(var(--kl-size-40), 24dvh - 132px, var(--kl-size-84));
  }
`;

export const Swatches = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--kl-size-10) var(--kl-size-12);
  margin-block-start: var(--kl-size-10);

  img,
  svg {
    block-size: clamp(var(--kl-size-32), 20dvh - var(--kl-size-96), var(--kl-size-84));
    border-radius: var(--kl-radius-6);
  }
  figcaption {
    margin-block-start: var(--kl-size-2);
    color: var(--kl-text-soft);
    font: 400 var(--kl-fs-14) / 1.5 var(--kl-font-ui);
  }
  ${media.compact} {
    display: none;
  }
`;

export const Turning = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--kl-size-20);
  margin-block-start: var(--kl-size-10);
  color: var(--kl-text-soft);
  font-variant-numeric: tabular-nums;

  ${media.compact} {
    display: none;
  }
`;

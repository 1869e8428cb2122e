import { keyframes } from '@emotion/react';
import styled from '../../../theme/styled.ts';

/** Each of the five words is shown for a fifth of the time. */
const turn = keyframes`
  from, 20% { opacity: 1; }
  20.01%, to { opacity: 0; }
`;

/** The ribbon; presses go through it. */
export const OverlayRoot = styled.div`
  position: fixed;
  z-index: var(--kl-z-loading);
  inset-block-end: 0;
  inset-inline: 0;
  display: grid;
  justify-items: center;
  padding: var(--kl-size-8) var(--kl-gutter);
  background: var(--kl-bg-deep);
  color: var(--kl-gold);
  text-align: center;
  pointer-events: none;

  > svg {
    max-inline-size: 100%;
    block-size: var(--kl-size-44);
  }
`;

/** The words, in one place, shown in turn; with reduced motion only the first. */
export const Words = styled.div`
  display: grid;
  color: var(--kl-text);
  font: 600 var(--kl-fs-20) / var(--kl-lh-title) var(--kl-font-title);

  > p {
    grid-area: 1 / 1;
    opacity: 0;
    animation: ${turn} calc(5 * var(--kl-word)) calc(var(--kl-order) * var(--kl-word)) infinite;
  }
  > p:first-of-type {
    opacity: 1;
  }
`;

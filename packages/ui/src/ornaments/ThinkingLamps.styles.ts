import { keyframes } from '@emotion/react';
import styled from '../theme/styled.ts';
import { media } from '../theme/media.ts';

const flicker = keyframes`
  to { transform: scaleY(1.3) translateY(calc(-1 * var(--kl-size-2))); }
`;

export const Flames = styled.span`
  display: inline-flex;
  gap: var(--kl-size-6);
`;

/** Each flame is a little lower and later than the one before. */
export const Flame = styled.span`
  inline-size: var(--kl-size-10);
  block-size: var(--kl-size-14);
  border-radius: 50% 50% 50% 50% / 66% 66% 34% 34%;
  background: var(--kl-gold);
  opacity: calc(1 - var(--kl-order) * 0.25);
  animation: ${flicker} 1.2s calc(var(--kl-order) * 0.2s) infinite alternate;

  [data-still] > & {
    animation-play-state: paused;
  }
  [data-just-lit] > & {
    animation: none;
  }
  ${media.reducedMotion} {
    animation: none;
  }
`;

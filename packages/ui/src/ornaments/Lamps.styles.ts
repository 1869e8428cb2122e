import { keyframes } from '@emotion/react';
import styled from '../theme/styled.ts';
import { media } from '../theme/media.ts';

const kindle = keyframes`
  from { opacity: 0; }
`;

const flicker = keyframes`
  from { transform: scaleY(1); }
  to { transform: scaleY(1.14); }
`;

/** A flame with its glow. `--kl-order` is its place in the sequence of lighting. */
export const Light = styled.g`
  animation: ${kindle} var(--kl-t-4) var(--kl-ease-out) calc(var(--kl-order) * var(--kl-t-4)) backwards;

  ${media.reducedMotion} {
    animation: none;
  }
`;

/** Each flame flickers slightly out of step with its neighbours. */
export const Flame = styled.path`
  transform-box: fill-box;
  transform-origin: 50% 100%;
  animation: ${flicker} 1.2s var(--kl-ease-in-out) calc(var(--kl-order) * -0.37s) infinite alternate;

  ${media.reducedMotion} {
    animation: none;
  }
`;

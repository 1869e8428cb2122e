import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { media } from '../theme/media.ts';

const kindle = keyframes`
  from { opacity: 0; transform: scaleY(0.2); }
  to { opacity: 1; transform: scaleY(1); }
`;

const flicker = keyframes`
  from { transform: scaleY(1); }
  to { transform: scaleY(1.14); }
`;

/** `--order` says when the lamp is lit. */
export const Flame = styled.g`
  transform-box: fill-box;
  transform-origin: 50% 78%;
  animation:
    ${kindle} var(--t-4) var(--ease-out) calc(var(--order) * var(--t-4)) both,
    ${flicker} 1.2s var(--ease-in-out) calc((var(--order) + 1) * var(--t-4)) infinite alternate;

  ${media.stillness} {
    animation: none;
  }
`;

import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { media } from '../theme/media.ts';

const flicker = keyframes`
  to { transform: scaleY(1.3) translateY(-2px); }
`;

export const Flames = styled.span`
  display: inline-flex;
  gap: 5px;
`;

/** Each burns a little lower, and a little later, than the one before. */
export const Flame = styled.span`
  inline-size: 9px;
  block-size: 13px;
  border-radius: 50% 50% 50% 50% / 66% 66% 34% 34%;
  background: var(--gold);
  opacity: calc(1 - var(--order) * 0.25);
  animation: ${flicker} 1.2s calc(var(--order) * 0.2s) infinite alternate;

  ${media.stillness} {
    animation: none;
  }
`;

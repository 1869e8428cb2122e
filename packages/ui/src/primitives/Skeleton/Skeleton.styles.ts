import { keyframes } from '@emotion/react';
import styled from '../../theme/styled.ts';

const sweep = keyframes`
  to { background-position: -200% 0; }
`;

export const SkeletonRoot = styled.span`
  display: block;
  inline-size: var(--kl-width, 100%);
  border-radius: var(--kl-radius-4);
  background: linear-gradient(90deg, var(--kl-surface-2), var(--kl-surface-3), var(--kl-surface-2)) 0 0 / 200%
    100%;
  animation: ${sweep} 1.6s linear infinite;

  &[data-shape='line'] {
    block-size: var(--kl-size-14);
    margin-block: var(--kl-size-4);
  }
  &[data-shape='title'] {
    block-size: var(--kl-size-22);
  }
  &[data-shape='block'] {
    block-size: 100%;
  }
  &[data-shape='circle'] {
    inline-size: var(--kl-size-26);
    block-size: var(--kl-size-26);
    flex: none;
    border-radius: var(--kl-radius-pill);
  }
`;

import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const sweep = keyframes`
  to { background-position: -200% 0; }
`;

export const SkeletonRoot = styled.span`
  display: block;
  inline-size: var(--width, 100%);
  border-radius: var(--r-1);
  background: linear-gradient(90deg, var(--surface-2), var(--surface-3), var(--surface-2)) 0 0 / 200% 100%;
  animation: ${sweep} 1.6s linear infinite;

  &[data-shape='line'] {
    block-size: 0.875rem;
    margin-block: 4px;
  }
  &[data-shape='title'] {
    block-size: 1.3125rem;
  }
  &[data-shape='block'] {
    block-size: 100%;
  }
  &[data-shape='circle'] {
    inline-size: 26px;
    block-size: 26px;
    flex: none;
    border-radius: var(--r-pill);
  }
`;

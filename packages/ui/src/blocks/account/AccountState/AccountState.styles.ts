import { keyframes } from '@emotion/react';
import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { plainHeading } from '../../../theme/elements.ts';

export const StateRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-14);
  overflow-wrap: break-word;

  > a {
    inline-size: 100%;
  }
  /* Keeps the focus ring of the action off the text. */
  > a,
  > button {
    margin-block-start: var(--kl-size-6);
  }
`;

export const Mark = styled.div`
  display: flex;
  align-items: end;
  min-block-size: var(--kl-size-48);
  color: var(--kl-gold);

  &:not([data-mark='lotus']) > svg {
    inline-size: var(--kl-size-48);
    block-size: var(--kl-size-48);
    stroke-width: 1.4;
  }
  &[data-mark='check'] {
    color: var(--kl-success-text);
  }
  &[data-mark='alert'] {
    color: var(--kl-danger-text);
  }
`;

const burn = keyframes`
  from { opacity: 0.3; }
  to { opacity: 1; }
`;

export const Flames = styled.span`
  display: inline-flex;
  gap: var(--kl-size-16);
`;

/** One lamp. `--kl-order` delays its animation. */
export const Flame = styled.span`
  inline-size: var(--kl-size-18);
  block-size: var(--kl-size-28);
  border-radius: 50% / 66% 66% 34% 34%;
  background: var(--kl-gold);
  animation: ${burn} 1s var(--kl-ease-in-out) calc(var(--kl-order) * 0.18s) infinite alternate backwards;

  ${media.reducedMotion} {
    animation: none;
  }
`;

export const Title = styled.h1`
  ${plainHeading}
  font-size: var(--kl-fs-28);
`;

export const Text = styled.p`
  color: var(--kl-text-soft);
  text-wrap: pretty;
`;

import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';

/** `--kl-text-frame-inset` is the distance of the rules from the edges. */
export const TextFrameRoot = styled.div`
  --kl-text-frame-inset: var(--kl-size-12);
  position: relative;
  min-inline-size: 0;
  padding: var(--kl-size-22) calc(var(--kl-text-frame-inset) + var(--kl-size-20));
  border-radius: var(--kl-radius-14);

  ${media.compact} {
    --kl-text-frame-inset: var(--kl-size-18);
    padding: var(--kl-size-26) calc(var(--kl-text-frame-inset) + var(--kl-size-32));
  }

  &[data-ground='surface'] {
    background: var(--kl-surface-1);
  }
  &[data-ground='glass'] {
    background: var(--kl-glass);
  }

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inline-size: var(--kl-size-6);
    border-inline: var(--kl-hairline) solid var(--kl-rule);
    opacity: 0.75;
    pointer-events: none;
  }
  &::before {
    inset-inline-start: var(--kl-text-frame-inset);
  }
  &::after {
    inset-inline-end: var(--kl-text-frame-inset);
  }
`;

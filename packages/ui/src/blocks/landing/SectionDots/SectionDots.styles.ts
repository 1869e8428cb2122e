import styled from '../../../theme/styled.ts';
import { finerMedia } from '../../../theme/finerMedia.ts';
import { media } from '../../../theme/media.ts';
import { focusRingInside } from '../../../theme/attention.ts';
import { plainButton } from '../../../theme/elements.ts';

export const DotsRoot = styled.nav`
  position: fixed;
  z-index: var(--kl-z-nav);
  inset-block-end: var(--kl-size-2);
  inset-inline: 0;
  display: flex;
  justify-content: center;
  inline-size: fit-content;
  margin-inline: auto;
  border-radius: var(--kl-radius-pill);

  /* In a low window the dots overlap text. */
  ${finerMedia.short} {
    background: var(--kl-glass);
  }
  ${media.desktop} {
    inset-block: 0;
    inset-inline: auto var(--kl-size-20);
    block-size: fit-content;
    margin-block: auto;
    flex-direction: column;
  }
`;

export const Dot = styled.button`
  ${plainButton}
  display: grid;
  place-items: center;
  inline-size: var(--kl-size-44);
  block-size: var(--kl-size-44);
  border-radius: var(--kl-radius-pill);

  ${media.desktop} {
    inline-size: var(--kl-size-32);
    block-size: var(--kl-size-32);
  }

  &::before {
    content: '';
    inline-size: var(--kl-size-10);
    block-size: var(--kl-size-10);
    border: var(--kl-edge-ring) solid var(--kl-line-strong);
    border-radius: var(--kl-radius-pill);
    background: var(--kl-bg);
    transition:
      inline-size var(--kl-t-2),
      block-size var(--kl-t-2);
  }
  &:hover::before {
    border-color: var(--kl-gold);
  }
  &[aria-current]::before {
    inline-size: var(--kl-size-14);
    block-size: var(--kl-size-14);
    border-color: var(--kl-gold);
    background: var(--kl-gold);
  }
  &:focus-visible {
    ${focusRingInside}
  }
`;

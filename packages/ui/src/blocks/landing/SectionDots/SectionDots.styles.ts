import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { focusRingInside } from '../../../theme/attention.ts';
import { plainButton } from '../../../theme/elements.ts';

/** The dots, in the margin of the sections, so that no text is under them. */
export const DotsRoot = styled.nav`
  position: fixed;
  z-index: var(--kl-z-nav);
  inset-block: 0;
  inset-inline-end: 0;
  display: flex;
  flex-direction: column;
  block-size: fit-content;
  margin-block: auto;

  ${media.compact} {
    inset-inline-end: var(--kl-size-20);
  }
`;

export const Dot = styled.button`
  ${plainButton}
  display: grid;
  place-items: center;
  inline-size: var(--kl-size-24);
  block-size: var(--kl-size-44);
  border-radius: var(--kl-radius-pill);

  ${media.compact} {
    inline-size: var(--kl-size-32);
  }
  ${media.desktop} {
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

import { css } from '@emotion/react';
import styled from '../../theme/styled.ts';
import { plainButton, plainIcon } from '../../theme/elements.ts';

/** A round control with an icon, shared with links that look like one. */
export const roundLook = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--kl-ctl);
  block-size: var(--kl-ctl);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-pill);
  color: var(--kl-text);
  font-size: var(--kl-fs-16);
  transition:
    border-color var(--kl-t-1),
    color var(--kl-t-1);
`;

export const IconButtonRoot = styled.button`
  ${plainButton}
  ${roundLook}

  > :where(svg) {
    ${plainIcon}
  }

  &[data-size='small'] {
    inline-size: var(--kl-ctl-sm);
    block-size: var(--kl-ctl-sm);
    font-size: var(--kl-fs-14);
  }
  &[data-variant='plain'] {
    border-color: transparent;
    color: var(--kl-text-soft);
  }
  &:hover:enabled,
  &[data-hover] {
    border-color: var(--kl-gold);
    color: var(--kl-gold-text);
  }
  &:active:enabled,
  &[data-press] {
    background: var(--kl-gold-soft);
  }
  &:disabled {
    border-color: var(--kl-line);
    color: var(--kl-text-mute);
    cursor: not-allowed;
  }
  &[data-directional]:dir(rtl) > svg {
    transform: scaleX(-1);
  }
`;

import { css, keyframes } from '@emotion/react';
import styled from '../../theme/styled.ts';
import { plainIcon } from '../../theme/elements.ts';
import { nastaliqIcon, nastaliqLabel } from '../../theme/nastaliq.ts';

/** The styles of a button, shared with links that look like one. `data-hover` and `data-press` pin states. */
export const buttonLook = css`
  box-sizing: border-box;
  display: inline-grid;
  flex-shrink: 0;
  place-items: center;
  max-inline-size: 100%;
  min-block-size: var(--kl-ctl);
  padding: var(--kl-size-6) var(--kl-size-20);
  border: var(--kl-hairline) solid transparent;
  border-radius: var(--kl-radius-8);
  background: none;
  font-family: var(--kl-font-ui);
  font-size: var(--kl-fs-15);
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background var(--kl-t-1),
    border-color var(--kl-t-1),
    color var(--kl-t-1);

  &[data-size='small'] {
    min-block-size: var(--kl-ctl-sm);
    padding: var(--kl-size-4) var(--kl-size-14);
    font-size: var(--kl-fs-14);
  }
  &[data-size='large'] {
    min-block-size: var(--kl-ctl-lg);
    padding: var(--kl-size-8) var(--kl-size-32);
    font-size: var(--kl-fs-18);
  }

  &[data-variant='primary'] {
    background: var(--kl-gold);
    color: var(--kl-on-gold);
    &:hover,
    &[data-hover] {
      background: var(--kl-gold-hover);
    }
    &:active,
    &[data-press] {
      background: var(--kl-gold-press);
    }
  }
  &[data-variant='outline'] {
    border-color: var(--kl-gold);
    color: var(--kl-gold-text);
    &:hover,
    &[data-hover] {
      background: var(--kl-gold-soft);
    }
    &:active,
    &[data-press] {
      background: var(--kl-gold);
      color: var(--kl-on-gold);
    }
  }
  &[data-variant='secondary'] {
    border-color: var(--kl-line-strong);
    color: var(--kl-text);
    &:hover,
    &[data-hover] {
      background: var(--kl-surface-3);
      border-color: var(--kl-gold);
    }
    &:active,
    &[data-press] {
      background: var(--kl-gold-soft);
      border-color: var(--kl-gold);
    }
  }
  &[data-variant='ghost'] {
    padding-inline: var(--kl-size-12);
    color: var(--kl-text-soft);
    &:hover,
    &[data-hover] {
      background: var(--kl-surface-2);
      color: var(--kl-text);
    }
    &:active,
    &[data-press] {
      background: var(--kl-surface-3);
      color: var(--kl-gold-text);
    }
  }
  &[data-variant='destructive'] {
    background: var(--kl-sindoor);
    color: var(--kl-on-sindoor);
    &:hover,
    &[data-hover] {
      background: var(--kl-sindoor-hover);
    }
    &:active,
    &[data-press] {
      background: var(--kl-sindoor-hover);
      box-shadow: inset 0 0 0 var(--kl-edge-2) var(--kl-on-sindoor);
    }
  }

  ${nastaliqLabel}
`;

const spin = keyframes`
  to { transform: rotate(1turn); }
`;

export const ButtonRoot = styled.button`
  ${buttonLook}

  && {
    &:disabled,
    &[aria-disabled='true'] {
      background: var(--kl-surface-2);
      border-color: var(--kl-line);
      box-shadow: none;
      color: var(--kl-text-mute);
      cursor: not-allowed;
    }
  }
`;

/** Both labels share one grid cell, so that the button is as wide as the wider one and never changes its width. */
export const Face = styled.span`
  grid-area: 1 / 1;
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-8);

  > :where(svg) {
    ${plainIcon}
  }
  ${nastaliqIcon}
  /* The wider label may need two lines where the shown one needs one. */
  &[data-shown='false'] {
    max-block-size: 1lh;
    visibility: hidden;
  }
`;

export const Busy = styled(Face)`
  > svg {
    animation: ${spin} 1s linear infinite;
  }
`;

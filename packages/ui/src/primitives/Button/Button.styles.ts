import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';

/** The look of a button, shared with links that look like one. `data-hover` pins a state for pictures and tests. */
export const buttonLook = css`
  display: inline-grid;
  flex-shrink: 0;
  place-items: center;
  max-inline-size: 100%;
  min-block-size: var(--ctl);
  padding: 6px 20px;
  border: 1px solid transparent;
  border-radius: var(--r-2);
  font-family: var(--font-ui);
  font-size: var(--fs-15);
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  cursor: pointer;
  transition:
    background var(--t-1),
    border-color var(--t-1),
    color var(--t-1);

  &[data-size='small'] {
    min-block-size: var(--ctl-sm);
    padding: 4px 14px;
    font-size: var(--fs-14);
  }
  &[data-size='large'] {
    min-block-size: var(--ctl-lg);
    padding: 8px 30px;
    font-size: var(--fs-18);
  }

  &[data-variant='primary'] {
    background: var(--gold);
    color: var(--on-gold);
    &:hover,
    &[data-hover] {
      background: var(--gold-hover);
    }
    &:active {
      background: var(--gold-press);
    }
  }
  &[data-variant='outline'] {
    border-color: var(--gold);
    color: var(--gold-text);
    &:hover,
    &[data-hover] {
      background: var(--gold-soft);
    }
  }
  &[data-variant='secondary'] {
    border-color: var(--line-strong);
    color: var(--text);
    &:hover,
    &[data-hover] {
      background: var(--surface-3);
      border-color: var(--gold);
    }
  }
  &[data-variant='ghost'] {
    padding-inline: 12px;
    color: var(--text-soft);
    &:hover,
    &[data-hover] {
      background: var(--surface-2);
      color: var(--text);
    }
  }
  &[data-variant='destructive'] {
    background: var(--sindoor);
    color: var(--on-sindoor);
    &:hover,
    &[data-hover] {
      background: color-mix(in srgb, var(--sindoor) 86%, black);
    }
  }

  &:lang(ur) {
    line-height: 1.7;
  }
`;

const spin = keyframes`
  to { transform: rotate(1turn); }
`;

export const ButtonRoot = styled.button`
  ${buttonLook}

  && {
    &:disabled,
    &[aria-disabled] {
      background: var(--surface-2);
      border-color: var(--line);
      color: var(--text-mute);
      cursor: not-allowed;
    }
  }
`;

/** Both faces lie in one cell, so that the button is as wide as the wider of the two and never jumps. */
export const Face = styled.span`
  grid-area: 1 / 1;
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);

  &[data-shown='false'] {
    visibility: hidden;
  }
`;

export const Busy = styled(Face)`
  .lucide {
    animation: ${spin} 1s linear infinite;
  }
`;

import { css } from '@emotion/react';
import { nastaliqWell } from '../../theme/nastaliq.ts';
import styled from '../../theme/styled.ts';

/** The styles of an input, shared by every control with a typed or chosen value. */
export const wellLook = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--kl-size-48);
  margin: 0;
  padding: var(--kl-size-10) var(--kl-size-14);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-8);
  background: var(--kl-well);
  color: var(--kl-text);
  font-family: var(--kl-font-ui);
  font-size: var(--kl-fs-16);
  line-height: var(--kl-lh-ui);
  transition: border-color var(--kl-t-1);

  &::placeholder {
    color: var(--kl-text-mute);
    opacity: 1;
  }
  &:hover:enabled {
    border-color: var(--kl-text-mute);
  }
  &[aria-invalid='true'] {
    /* A pixel of padding is replaced by a pixel of border, so that nothing moves. */
    padding: var(--kl-size-8) var(--kl-size-14);
    border: var(--kl-edge-2) solid var(--kl-danger-line);
  }
  &:disabled {
    border-color: var(--kl-line);
    background: var(--kl-surface-2);
    color: var(--kl-text-mute);
    cursor: not-allowed;
  }
  &:read-only:not(:disabled, select) {
    background: transparent;
  }
  &[data-face='tale'] {
    font-family: var(--kl-font-tale);
    line-height: var(--kl-lh-tale);
  }
  ${nastaliqWell}
`;

export const TextFieldRoot = styled.input`
  ${wellLook}
`;

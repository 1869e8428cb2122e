import { css } from '@emotion/react';
import styled from '@emotion/styled';

/** The well that a person writes in: shared by every control with a value that is typed or chosen. */
export const wellLook = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 46px;
  margin: 0;
  padding: 9px 14px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-2);
  background: var(--well);
  color: var(--text);
  font-family: var(--font-ui);
  font-size: var(--fs-16);
  line-height: var(--lh-ui);
  transition: border-color var(--t-1);

  &::placeholder {
    color: var(--text-mute);
    opacity: 1;
  }
  &:hover:enabled {
    border-color: var(--text-mute);
  }
  &[aria-invalid='true'] {
    /* One pixel of padding becomes one pixel of edge, so that nothing moves. */
    padding: 8px 13px;
    border: 2px solid var(--danger-line);
  }
  &:disabled {
    border-color: var(--line);
    background: var(--surface-2);
    color: var(--text-mute);
    cursor: not-allowed;
  }
  &:read-only:not(:disabled, select) {
    background: transparent;
  }
  &[data-face='tale'] {
    font-family: var(--font-tale);
    line-height: var(--lh-tale);
  }
`;

export const TextFieldRoot = styled.input`
  ${wellLook}
`;

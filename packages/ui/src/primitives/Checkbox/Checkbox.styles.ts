import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

export const CheckboxRoot = styled.label`
  display: inline-grid;
  grid-template-columns: 22px auto;
  justify-content: start;
  align-items: start;
  gap: 10px;
  min-block-size: 24px;
  padding-block: 1px;
  color: var(--text);
  cursor: pointer;

  ${media.touch} {
    padding-block: 11px;
  }
  &:has(:disabled) {
    color: var(--text-mute);
    cursor: not-allowed;
  }
  > * {
    grid-row: 1;
  }
  > .lucide {
    grid-column: 1;
    justify-self: center;
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: calc((1lh - 16px) / 2);
    stroke-width: 3;
    color: var(--on-gold);
    visibility: hidden;
    pointer-events: none;
  }
  > :checked ~ .lucide {
    visibility: visible;
  }
`;

export const Box = styled.input`
  grid-column: 1;
  font: inherit;
  inline-size: 22px;
  block-size: 22px;
  /* On the first line of its words, however high the lines of their script are. */
  margin: calc((1lh - 22px) / 2) 0 0;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-1);
  background: var(--well);
  appearance: none;
  cursor: inherit;
  transition:
    background var(--t-1),
    border-color var(--t-1);

  &:hover:enabled {
    border-color: var(--gold);
  }
  &:checked {
    border-color: var(--gold);
    background: var(--gold);
  }
  &[aria-invalid='true'] {
    border: 2px solid var(--danger-line);
  }
  &:disabled {
    border-color: var(--line);
    background: var(--surface-2);
  }
  &:checked:disabled {
    background: var(--text-mute);
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';

export const CheckboxRoot = styled.label`
  display: inline-grid;
  grid-template-columns: var(--kl-size-22) auto;
  justify-content: start;
  align-items: start;
  gap: var(--kl-size-10);
  min-block-size: var(--kl-size-24);
  padding-block: var(--kl-hairline);
  color: var(--kl-text);
  cursor: pointer;

  ${media.touch} {
    min-inline-size: var(--kl-ctl);
    padding-block: var(--kl-size-12);
  }
  &:has(:disabled) {
    color: var(--kl-text-mute);
    cursor: not-allowed;
  }
  > * {
    grid-row: 1;
  }
  > svg {
    grid-column: 1;
    justify-self: center;
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-16);
    margin-block-start: calc((1lh - var(--kl-size-16)) / 2);
    stroke-width: 3;
    color: var(--kl-on-gold);
    visibility: hidden;
    pointer-events: none;
  }
  > :checked ~ svg {
    visibility: visible;
  }
`;

export const Box = styled.input`
  grid-column: 1;
  font: inherit;
  inline-size: var(--kl-size-22);
  block-size: var(--kl-size-22);
  /* Centred on the first line of its label, whatever its line height. */
  margin: calc((1lh - var(--kl-size-22)) / 2) 0 0;
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-4);
  background: var(--kl-well);
  appearance: none;
  cursor: inherit;
  transition:
    background var(--kl-t-1),
    border-color var(--kl-t-1);

  &:hover:enabled {
    border-color: var(--kl-gold);
  }
  &:checked {
    border-color: var(--kl-gold);
    background: var(--kl-gold);
  }
  &[aria-invalid='true'] {
    border: var(--kl-edge-2) solid var(--kl-danger-line);
  }
  &:disabled {
    border-color: var(--kl-line);
    background: var(--kl-surface-2);
  }
  &:checked:disabled {
    background: var(--kl-text-mute);
  }
  ${media.forcedColours} {
    appearance: auto;
  }
`;

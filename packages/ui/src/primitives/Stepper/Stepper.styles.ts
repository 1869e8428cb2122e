import { NumberField } from '@base-ui/react/number-field';
import styled from '../../theme/styled.ts';
import { focusRing, noFocusRing } from '../../theme/attention.ts';
import { plainButton } from '../../theme/elements.ts';

export const StepperFrame = styled(NumberField.Group)`
  display: grid;
  grid-template-columns: var(--kl-size-44) minmax(0, 1fr) var(--kl-size-44);
  align-items: stretch;
  inline-size: 100%;
  min-inline-size: 132px;
  min-block-size: var(--kl-size-48);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-8);
  background: var(--kl-well);

  &:has([aria-invalid='true']) {
    border-color: var(--kl-danger-line);
    outline: var(--kl-hairline) solid var(--kl-danger-line);
  }
  /* The focus ring surrounds the buttons, too: they belong to the field. */
  &:has(input:focus-visible) {
    ${focusRing}
  }
  &[data-disabled] {
    border-color: var(--kl-line);
    background: var(--kl-surface-2);
  }
`;

export const Amount = styled(NumberField.Input)`
  min-inline-size: 0;
  padding: 0 var(--kl-size-4);
  border: 0;
  border-radius: var(--kl-radius-4);
  background: none;
  color: var(--kl-text);
  font: 400 var(--kl-fs-16) / 1 var(--kl-font-ui);
  font-variant-numeric: tabular-nums;
  text-align: center;

  &:focus-visible {
    ${noFocusRing}
  }

  &:disabled {
    color: var(--kl-text-mute);
  }
`;

export const Less = styled(NumberField.Decrement)`
  ${plainButton}
  display: grid;
  place-items: center;
  min-block-size: var(--kl-size-44);
  border-radius: var(--kl-radius-4);
  color: var(--kl-text-soft);
  touch-action: manipulation;

  svg {
    inline-size: var(--kl-size-18);
    block-size: var(--kl-size-18);
  }
  &:hover:enabled {
    color: var(--kl-gold-text);
  }
  &:disabled,
  &[data-disabled] {
    color: var(--kl-text-mute);
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

export const More = Less.withComponent(NumberField.Increment);

/** The allowed range, below an invalid text. */
export const Allowed = styled.p`
  margin-block-start: var(--kl-size-6);
  color: var(--kl-danger-text);
  font-size: var(--kl-fs-14);
  overflow-wrap: anywhere;
`;

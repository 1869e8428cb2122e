import { NumberField } from '@base-ui/react/number-field';
import styled from '@emotion/styled';

export const StepperFrame = styled(NumberField.Group)`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) 44px;
  align-items: stretch;
  inline-size: 100%;
  min-inline-size: 132px;
  min-block-size: 46px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-2);
  background: var(--well);

  &:has([aria-invalid='true']) {
    border-color: var(--danger-line);
    outline: 1px solid var(--danger-line);
  }
  /* The ring goes round the whole, because the whole is the field. */
  &:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--focus-gap);
  }
  &[data-disabled] {
    border-color: var(--line);
    background: var(--surface-2);
  }
`;

export const Amount = styled(NumberField.Input)`
  min-inline-size: 0;
  padding: 0 4px;
  border: 0;
  border-radius: var(--r-1);
  background: none;
  color: var(--text);
  font: 400 var(--fs-16) / 1 var(--font-ui);
  font-variant-numeric: tabular-nums;
  text-align: center;

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  &:disabled {
    color: var(--text-mute);
  }
`;

export const Less = styled(NumberField.Decrement)`
  display: grid;
  place-items: center;
  min-block-size: 44px;
  border-radius: var(--r-1);
  color: var(--text-soft);
  touch-action: manipulation;

  .lucide {
    inline-size: 18px;
    block-size: 18px;
  }
  &:hover:enabled {
    color: var(--gold-text);
  }
  &:disabled,
  &[data-disabled] {
    color: var(--text-mute);
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

export const More = Less.withComponent(NumberField.Increment);

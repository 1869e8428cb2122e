import { focusRing } from '../../../theme/attention.ts';
import styled from '../../../theme/styled.ts';

export const Rating = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-inline-size: 0;
  margin: var(--kl-size-20) 0 0;
  padding: 0;
  border: 0;

  /* the first star stands at the edge of the text */
  > legend + * {
    margin-inline-start: calc(-1 * var(--kl-size-10));
  }
  > legend {
    padding: 0;
    color: var(--kl-text-mute);
    font-size: var(--kl-fs-14);
  }
`;

/** A star that can be pressed. Those before the one under the pointer light up with it. */
export const StarLabel = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: var(--kl-size-44);
  block-size: var(--kl-size-44);
  color: var(--kl-gold-text);
  cursor: pointer;

  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(> input:focus-visible) {
    border-radius: var(--kl-radius-8);
    ${focusRing}
  }
  svg {
    inline-size: var(--kl-size-24);
    block-size: var(--kl-size-24);
  }
  &[data-filled] svg {
    fill: currentColor;
  }
  &:not([data-filled]):hover svg,
  &:not([data-filled]):has(~ label:hover) svg {
    fill: var(--kl-gold-soft);
  }
`;

export const Given = styled.span`
  margin-inline-start: var(--kl-size-6);
`;

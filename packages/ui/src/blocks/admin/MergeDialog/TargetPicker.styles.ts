import { focusRing, noFocusRing } from '../../../theme/attention.ts';
import styled from '../../../theme/styled.ts';

export const TargetsRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-8);
`;

export const Targets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-block-size: calc(6 * var(--kl-ctl));
  overflow-y: auto;
  border-radius: var(--kl-radius-8);
  background: var(--kl-well);
`;

export const Target = styled.label`
  display: flex;
  align-items: center;
  gap: var(--kl-size-12);
  min-block-size: var(--kl-ctl);
  padding-inline: var(--kl-size-12);
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: var(--kl-surface-2);
  }
  &:has(:checked) {
    background: var(--kl-surface-3);
    font-weight: 600;
  }
  &:has(:focus-visible) {
    ${focusRing}
    outline-offset: calc(-1 * var(--kl-edge-2));
  }
  > input {
    flex: none;
    inline-size: var(--kl-size-20);
    block-size: var(--kl-size-20);
    margin: 0;
    accent-color: var(--kl-gold);

    &:focus-visible {
      ${noFocusRing}
    }
  }
`;

import styled from '../../../theme/styled.ts';
import { plainButton } from '../../../theme/elements.ts';

export const GripButton = styled.button`
  ${plainButton}
  display: grid;
  place-items: center;
  inline-size: var(--kl-ctl);
  block-size: var(--kl-ctl);
  border-radius: var(--kl-radius-8);
  color: var(--kl-text-mute);
  cursor: grab;
  touch-action: none;

  &:hover {
    color: var(--kl-gold-text);
  }
  &:active {
    cursor: grabbing;
  }
`;

import { Tooltip } from '@base-ui/react/tooltip';
import styled from '../../theme/styled.ts';

/** On the layer of dialogs, because it may be opened from one. */
export const Place = styled(Tooltip.Positioner)`
  z-index: var(--kl-z-dialog);
`;

export const Bubble = styled(Tooltip.Popup)`
  max-inline-size: min(var(--available-width), 240px);
  padding: var(--kl-size-8) var(--kl-size-12);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-8);
  background: var(--kl-surface-3);
  box-shadow: var(--kl-shadow-2);
  color: var(--kl-text);
  font: 400 var(--kl-fs-14) / var(--kl-lh-ui) var(--kl-font-ui);
  text-align: start;
  overflow-wrap: anywhere;
`;

import { Popover } from '@base-ui/react/popover';
import styled from '@emotion/styled';

/** As high as a dialog, because it may be opened from one. */
export const Place = styled(Popover.Positioner)`
  z-index: var(--z-dialog);
`;

export const Panel = styled(Popover.Popup)`
  max-inline-size: min(var(--available-width), 420px);
  max-block-size: var(--available-height);
  padding: var(--s-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--r-3);
  background: var(--surface-1);
  box-shadow: var(--shadow-3);
  color: var(--text);
  overflow: auto;
  transition:
    opacity var(--t-2) var(--ease-out),
    translate var(--t-2) var(--ease-out);

  &:focus-visible {
    outline: none;
  }
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    translate: 0 4px;
  }
`;

export const Title = styled(Popover.Title)`
  margin-block-end: var(--s-2);
  font-size: var(--fs-18);
`;

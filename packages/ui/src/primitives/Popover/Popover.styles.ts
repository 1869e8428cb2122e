import { Popover } from '@base-ui/react/popover';
import { css } from '@emotion/react';
import styled from '@emotion/styled';

/** What floats beside its button, shared with menus. */
export const popupLook = css`
  max-block-size: var(--available-height);
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

/** As high as a dialog, because it may be opened from one. */
export const Place = styled(Popover.Positioner)`
  z-index: var(--z-dialog);
`;

export const Panel = styled(Popover.Popup)`
  ${popupLook}
  max-inline-size: min(var(--available-width), 420px);
  padding: var(--s-4);
`;

export const Title = styled(Popover.Title)`
  margin-block-end: var(--s-2);
  font-size: var(--fs-18);

  /* Nastaliq stands high on its line. */
  &:lang(ur) {
    padding-block-start: 0.3em;
  }
`;

import { Popover } from '@base-ui/react/popover';
import { css } from '@emotion/react';
import styled from '../../theme/styled.ts';
import { plainHeading } from '../../theme/elements.ts';
import { media } from '../../theme/media.ts';

/** The styles of a floating panel, shared with menus. */
export const popupLook = css`
  max-block-size: var(--available-height);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-14);
  background: var(--kl-surface-1);
  box-shadow: var(--kl-shadow-3);
  color: var(--kl-text);
  overflow: auto;
  transition:
    opacity var(--kl-t-2) var(--kl-ease-out),
    translate var(--kl-t-2) var(--kl-ease-out);

  &:focus-visible {
    outline: none;
  }
  ${media.motion} {
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
      translate: 0 var(--kl-size-4);
    }
  }
`;

/** On the layer of dialogs, because it may be opened from one. */
export const Place = styled(Popover.Positioner)`
  z-index: var(--kl-z-dialog);
`;

export const Panel = styled(Popover.Popup)`
  ${popupLook}
  max-inline-size: min(var(--available-width), 420px);
  padding: var(--kl-size-16);
`;

export const Title = styled(Popover.Title)`
  ${plainHeading}
  margin-block-end: var(--kl-size-8);
  font-size: var(--kl-fs-18);

  /* Nastaliq sits high on its line. */
  &:lang(ur) {
    padding-block-start: 0.3em;
  }
`;

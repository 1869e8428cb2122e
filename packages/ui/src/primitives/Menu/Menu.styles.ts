import { Menu } from '@base-ui/react/menu';
import { css } from '@emotion/react';
import styled from '../../theme/styled.ts';
import { popupLook } from '../Popover/Popover.styles.ts';
import { noFocusRing } from '../../theme/attention.ts';
import { plainLink } from '../../theme/elements.ts';

/** On the layer of dialogs, because it may be opened from one. */
export const Place = styled(Menu.Positioner)`
  z-index: var(--kl-z-dialog);
`;

export const List = styled(Menu.Popup)`
  ${popupLook}
  min-inline-size: 230px;
  max-inline-size: var(--available-width);
  padding: var(--kl-size-6);
`;

const entryLook = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: 0 var(--kl-size-12);
  min-block-size: var(--kl-ctl);
  padding: var(--kl-size-10) var(--kl-size-12);
  border-radius: var(--kl-radius-8);
  font-weight: 600;
  line-height: 1.35;
  cursor: pointer;
  user-select: none;

  &[data-icon] {
    grid-template-columns: var(--kl-size-24) minmax(0, 1fr);
  }
  > svg {
    color: var(--kl-gold-text);
  }
  &[data-destructive],
  &[data-destructive] > svg {
    color: var(--kl-danger-text);
  }
  &[data-highlighted] {
    background: var(--kl-surface-2);
    ${noFocusRing}
  }
  /* The background alone is not visible enough for keyboard users, so an edge is added. */
  &[data-highlighted]:focus-visible {
    box-shadow: inset var(--kl-edge-3) 0 0 var(--kl-gold);
  }
  &[data-highlighted]:focus-visible:dir(rtl) {
    box-shadow: inset calc(-1 * var(--kl-edge-3)) 0 0 var(--kl-gold);
  }
  &[data-disabled] {
    color: var(--kl-text-mute);
    cursor: not-allowed;
  }
  &:lang(ur) {
    line-height: 2;
  }
`;

export const ActionEntry = styled(Menu.Item)`
  ${entryLook}
`;

export const LinkEntry = styled(Menu.LinkItem)`
  ${plainLink}
  ${entryLook}
`;

export const Hint = styled.span`
  grid-column: -2;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  font-weight: 400;
`;

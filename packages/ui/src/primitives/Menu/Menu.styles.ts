import { Menu } from '@base-ui/react/menu';
import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { popupLook } from '../Popover/Popover.styles.ts';

/** As high as a dialog, because it may be opened from one. */
export const Place = styled(Menu.Positioner)`
  z-index: var(--z-dialog);
`;

export const List = styled(Menu.Popup)`
  ${popupLook}
  min-inline-size: 230px;
  max-inline-size: var(--available-width);
  padding: 6px;
`;

const entryLook = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: 0 12px;
  min-block-size: var(--ctl);
  padding: 9px 12px;
  border-radius: var(--r-2);
  font-weight: 600;
  line-height: 1.35;
  cursor: pointer;
  user-select: none;

  &[data-icon] {
    grid-template-columns: 24px minmax(0, 1fr);
  }
  > .lucide {
    color: var(--gold-text);
  }
  &[data-destructive],
  &[data-destructive] > .lucide {
    color: var(--danger-text);
  }
  &[data-highlighted] {
    background: var(--surface-2);
    outline: none;
    box-shadow: none;
  }
  /* The surface alone is too quiet for whoever steers with the keyboard. */
  &[data-highlighted]:focus-visible {
    box-shadow: inset 3px 0 0 var(--gold);
  }
  &[data-highlighted]:focus-visible:dir(rtl) {
    box-shadow: inset -3px 0 0 var(--gold);
  }
  &[data-disabled] {
    color: var(--text-mute);
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
  ${entryLook}
`;

export const Hint = styled.span`
  grid-column: -2;
  color: var(--text-mute);
  font-size: var(--fs-13);
  font-weight: 400;
`;

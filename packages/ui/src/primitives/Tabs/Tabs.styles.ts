import { Tabs } from '@base-ui/react/tabs';
import styled from '../../theme/styled.ts';
import { focusRingInside } from '../../theme/attention.ts';
import { plainButton } from '../../theme/elements.ts';

/** Tabs that do not fit scroll. */
export const List = styled(Tabs.List)`
  display: flex;
  gap: var(--kl-size-4);
  border-block-end: var(--kl-hairline) solid var(--kl-line);
  overflow: auto hidden;
  scrollbar-width: none;
`;

export const TabButton = styled(Tabs.Tab)`
  ${plainButton}
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--kl-size-8);
  min-block-size: var(--kl-ctl);
  padding: 0 var(--kl-size-16) var(--kl-size-2);
  border-start-start-radius: var(--kl-radius-8);
  border-start-end-radius: var(--kl-radius-8);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-16);
  font-weight: 500;
  white-space: nowrap;
  transition: color var(--kl-t-1);

  &:hover {
    color: var(--kl-text);
  }
  &[data-active] {
    color: var(--kl-text);
    font-weight: 600;
  }
  &[data-active]::after {
    content: '';
    position: absolute;
    inset-inline: var(--kl-size-16);
    inset-block-end: 0;
    block-size: var(--kl-edge-3);
    /* In forced colours backgrounds are dropped, but borders stay. */
    border: var(--kl-hairline) solid transparent;
    border-start-start-radius: var(--kl-radius-4);
    border-start-end-radius: var(--kl-radius-4);
    background: var(--kl-gold);
  }
  &[data-disabled] {
    color: var(--kl-text-mute);
    cursor: not-allowed;
  }
  /* A focus ring inside the edge, because the scrolling row clips its outside. */
  &:focus-visible {
    ${focusRingInside}
  }
`;

export const Panel = styled(Tabs.Panel)`
  padding-block-start: var(--kl-size-24);
`;

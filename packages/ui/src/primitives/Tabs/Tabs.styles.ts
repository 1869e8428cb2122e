import { Tabs } from '@base-ui/react/tabs';
import styled from '@emotion/styled';

/** Where there are more than fit, they scroll. */
export const List = styled(Tabs.List)`
  display: flex;
  gap: var(--s-1);
  border-block-end: 1px solid var(--line);
  overflow: auto hidden;
  scrollbar-width: none;
`;

export const TabButton = styled(Tabs.Tab)`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--s-2);
  min-block-size: var(--ctl);
  padding: 0 var(--s-4) 2px;
  border-start-start-radius: var(--r-2);
  border-start-end-radius: var(--r-2);
  color: var(--text-soft);
  font-size: var(--fs-16);
  font-weight: 500;
  white-space: nowrap;
  transition: color var(--t-1);

  &:hover {
    color: var(--text);
  }
  &[data-active] {
    color: var(--text);
    font-weight: 600;
  }
  &[data-active]::after {
    content: '';
    position: absolute;
    inset-inline: var(--s-4);
    inset-block-end: 0;
    block-size: 3px;
    /* Where the system chooses the colours, a ground is lost and an edge stays. */
    border: 1px solid transparent;
    border-start-start-radius: 3px;
    border-start-end-radius: 3px;
    background: var(--gold);
  }
  &[data-disabled] {
    color: var(--text-mute);
    cursor: not-allowed;
  }
  /* The row clips what stands out of it. */
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
`;

export const Panel = styled(Tabs.Panel)`
  padding-block-start: var(--s-5);
`;

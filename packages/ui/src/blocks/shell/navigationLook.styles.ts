import { css } from '@emotion/react';

/** A place in a header's bar, underlined where one is: shared by the site's header and the landing page's. */
export const navigationLook = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: var(--ctl);
  padding-inline: 14px;
  border-radius: var(--r-2);
  color: var(--text-soft);
  font-size: var(--fs-16);
  font-weight: 500;
  white-space: nowrap;
  transition: color var(--t-1);

  .lucide {
    inline-size: 16px;
    block-size: 16px;
    transition: rotate var(--t-2);
  }
  &:hover,
  &[aria-current],
  &:has(+ :popover-open) {
    color: var(--text);
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 14px;
    inset-block-end: 4px;
    block-size: 2px;
    /* Where the system chooses the colours, a ground is lost and an edge stays. */
    border: 1px solid transparent;
    border-radius: 2px;
    background: var(--gold);
  }
`;

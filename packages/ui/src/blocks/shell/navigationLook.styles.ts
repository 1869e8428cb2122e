import { css } from '@emotion/react';

/** A link in a bar, underlined if current. Shared by the headers of the site and the landing page. */
export const navigationLook = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-6);
  min-block-size: var(--kl-ctl);
  padding-inline: var(--kl-size-14);
  border-radius: var(--kl-radius-8);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-16);
  font-weight: 500;
  white-space: nowrap;
  transition: color var(--kl-t-1);

  svg {
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-16);
    transition: rotate var(--kl-t-2);
  }
  &:hover,
  &[aria-current],
  &:has(+ :popover-open) {
    color: var(--kl-text);
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: var(--kl-size-14);
    inset-block-end: var(--kl-size-4);
    block-size: var(--kl-edge-2);
    /* Forced colours drop backgrounds, but not borders. */
    border: var(--kl-hairline) solid transparent;
    border-radius: var(--kl-radius-2);
    background: var(--kl-gold);
  }
`;

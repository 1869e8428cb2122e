import styled from '../../../theme/styled.ts';
import { plainLink } from '../../../theme/elements.ts';

/** A plain anchor: the jump stays inside the page, so it bypasses the router. */
export const SkipLinkRoot = styled.a`
  ${plainLink}
  position: absolute;
  z-index: var(--kl-z-toast);
  inset-block-start: var(--kl-size-12);
  inset-inline-start: var(--kl-gutter);
  padding: var(--kl-size-10) var(--kl-size-20);
  border-radius: var(--kl-radius-8);
  background: var(--kl-gold);
  color: var(--kl-on-gold);
  font-weight: 600;

  &:not(:focus) {
    inline-size: var(--kl-hairline);
    block-size: var(--kl-hairline);
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

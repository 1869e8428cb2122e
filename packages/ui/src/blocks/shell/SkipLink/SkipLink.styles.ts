import styled from '@emotion/styled';

/** A plain anchor: the jump stays inside the page, so no router has a part in it. */
export const SkipLinkRoot = styled.a`
  position: absolute;
  z-index: var(--z-toast);
  inset-block-start: var(--s-3);
  inset-inline-start: var(--gutter);
  padding: 10px 20px;
  border-radius: var(--r-2);
  background: var(--gold);
  color: var(--on-gold);
  font-weight: 600;

  &:not(:focus) {
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

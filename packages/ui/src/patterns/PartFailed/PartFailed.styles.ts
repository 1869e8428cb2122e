import styled from '@emotion/styled';

/** Over the page, above its foot: what was asked for may have no place of its own on it. */
export const NoticeRoot = styled.div`
  position: fixed;
  z-index: var(--z-toast);
  inset-block-end: var(--s-4);
  inset-inline: var(--gutter);
  max-inline-size: 560px;
  margin-inline: auto;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-3);
  box-shadow: var(--shadow-3);
`;

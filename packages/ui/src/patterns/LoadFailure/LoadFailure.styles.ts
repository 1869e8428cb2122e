import styled from '../../theme/styled.ts';

/** Fixed above the bottom of the page, because the failed part may have no place of its own. */
export const NoticeRoot = styled.div`
  position: fixed;
  z-index: var(--kl-z-toast);
  inset-block-end: var(--kl-size-16);
  inset-inline: var(--kl-gutter);
  max-inline-size: 560px;
  margin-inline: auto;
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-14);
  box-shadow: var(--kl-shadow-3);
`;

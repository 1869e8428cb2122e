import styled from '../../theme/styled.ts';

/** An `output` is a live region: screen readers announce it. */
export const LoadingRoot = styled.output`
  position: fixed;
  z-index: var(--kl-z-loading);
  inset: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: var(--kl-size-40);
  padding-inline: var(--kl-gutter);
  background: var(--kl-bg-deep);
  color: var(--kl-gold);
  text-align: center;
  overflow-wrap: anywhere;

  > svg {
    block-size: auto;
  }
`;

export const Message = styled.span`
  color: var(--kl-text);
  font: 600 var(--kl-fs-24) / var(--kl-lh-title) var(--kl-font-title);
`;

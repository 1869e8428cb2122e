import styled from '../../theme/styled.ts';

export const KeyCapRoot = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-inline-size: var(--kl-size-32);
  block-size: var(--kl-size-28);
  padding-inline: var(--kl-size-8);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-block-end-width: var(--kl-edge-3);
  border-radius: var(--kl-radius-6);
  background: var(--kl-surface-2);
  color: var(--kl-text);
  font: 600 var(--kl-fs-13) / 1 var(--kl-font-ui);
`;

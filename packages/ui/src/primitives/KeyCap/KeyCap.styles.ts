import styled from '@emotion/styled';

export const KeyCapRoot = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-inline-size: 30px;
  block-size: 28px;
  padding-inline: 8px;
  border: 1px solid var(--line-strong);
  border-block-end-width: 3px;
  border-radius: 6px;
  background: var(--surface-2);
  color: var(--text);
  font: 600 var(--fs-13) / 1 var(--font-ui);
`;

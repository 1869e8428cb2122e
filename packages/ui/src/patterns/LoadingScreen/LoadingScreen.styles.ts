import styled from '@emotion/styled';

/** An `output` is a status: it is read out when it appears. */
export const LoadingRoot = styled.output`
  position: fixed;
  z-index: var(--z-loading);
  inset: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: 38px;
  padding-inline: var(--gutter);
  background: var(--bg-deep);
  color: var(--gold);
  text-align: center;
  overflow-wrap: anywhere;

  > svg {
    block-size: auto;
  }
`;

export const Message = styled.span`
  color: var(--text);
  font: 600 var(--fs-24) / var(--lh-title) var(--font-title);
`;

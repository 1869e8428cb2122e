import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const rise = keyframes`
  from { opacity: 0; translate: 0 6px; }
`;

export const OverlayRoot = styled.div`
  position: fixed;
  z-index: var(--z-loading);
  inset: 0;
  display: grid;
  grid-template: 1fr auto 1fr / minmax(0, 1fr);
  justify-items: center;
  gap: 0;
  padding: 28px var(--gutter);
  background: var(--bg-deep);
  color: var(--gold);
  text-align: center;
  cursor: pointer;
  overflow: auto;
`;

export const Middle = styled.div`
  grid-row: 2;
  display: grid;
  justify-items: center;
  gap: var(--s-3);
  min-inline-size: 0;

  > svg {
    max-inline-size: 100%;
    block-size: auto;
  }
`;

/** Each word is a new element, so that it comes in anew. */
export const Word = styled.p`
  margin-block-start: 26px;
  color: var(--text);
  font: 600 var(--fs-30) / var(--lh-title) var(--font-title);
  animation: ${rise} var(--t-3) var(--ease-out);
`;

export const Message = styled.output`
  color: var(--text-soft);
`;

export const End = styled.div`
  grid-row: 3;
  align-self: end;
`;

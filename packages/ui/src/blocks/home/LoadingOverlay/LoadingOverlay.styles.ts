import { keyframes } from '@emotion/react';
import styled from '../../../theme/styled.ts';

const rise = keyframes`
  from { opacity: 0; translate: 0 var(--kl-size-6); }
`;

export const OverlayRoot = styled.div`
  position: fixed;
  z-index: var(--kl-z-loading);
  inset: 0;
  display: grid;
  grid-template: 1fr auto 1fr / minmax(0, 1fr);
  justify-items: center;
  gap: 0;
  padding: var(--kl-size-28) var(--kl-gutter);
  background: var(--kl-bg-deep);
  color: var(--kl-gold);
  text-align: center;
  cursor: pointer;
  overflow: auto;
`;

export const Middle = styled.div`
  grid-row: 2;
  display: grid;
  justify-items: center;
  gap: var(--kl-size-12);
  min-inline-size: 0;

  > svg {
    max-inline-size: 100%;
    block-size: auto;
  }
`;

/** Each word is a new element, so that its animation starts again. */
export const Word = styled.p`
  margin-block-start: var(--kl-size-26);
  color: var(--kl-text);
  font: 600 var(--kl-fs-30) / var(--kl-lh-title) var(--kl-font-title);
  animation: ${rise} var(--kl-t-3) var(--kl-ease-out);
`;

export const Message = styled.output`
  color: var(--kl-text-soft);
`;

export const End = styled.div`
  grid-row: 3;
  align-self: end;
`;

import styled from '../../../theme/styled.ts';

export const NoticeRoot = styled.div`
  position: fixed;
  inset-block-end: var(--kl-size-12);
  inset-inline: var(--kl-size-12);
  z-index: var(--kl-z-nav);
  display: grid;
  justify-items: center;
  pointer-events: none;
`;

export const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-8) var(--kl-size-14);
  inline-size: fit-content;
  max-inline-size: min(640px, 100%);
  padding: var(--kl-size-10) var(--kl-size-16);
  border-radius: var(--kl-radius-14);
  background: var(--kl-surface-2);
  color: var(--kl-text);
  box-shadow: var(--kl-shadow-2);
  font-size: var(--kl-fs-14);
  pointer-events: auto;

  p {
    margin: 0;
  }
  b {
    font-weight: 600;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-8);
`;

import styled from '../../../theme/styled.ts';

export const Frame = styled.div`
  inline-size: min(320px, 100%);
  aspect-ratio: 16 / 9;
  border-radius: var(--kl-radius-6);
  background: var(--kl-bg-deep);
  overflow: hidden;
`;

export const Placeholder = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--kl-size-8);
  block-size: 100%;
  padding: var(--kl-size-12);
  border: var(--kl-hairline) dashed var(--kl-line-strong);
  border-radius: var(--kl-radius-6);
  color: var(--kl-text-mute);
`;

export const Failed = styled.p`
  max-inline-size: 26em;
  font-size: var(--kl-fs-13);
  text-align: center;
  text-wrap: balance;
`;

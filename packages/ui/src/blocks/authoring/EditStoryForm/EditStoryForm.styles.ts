import styled from '@emotion/styled';

export const Frame = styled.div`
  inline-size: min(320px, 100%);
  aspect-ratio: 16 / 9;
  border-radius: 6px;
  background: var(--bg-deep);
  overflow: hidden;
`;

export const Placeholder = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 8px;
  block-size: 100%;
  padding: 12px;
  border: 1px dashed var(--line-strong);
  border-radius: 6px;
  color: var(--text-mute);
`;

export const Failed = styled.p`
  max-inline-size: 26em;
  font-size: var(--fs-13);
  text-align: center;
  text-wrap: balance;
`;
